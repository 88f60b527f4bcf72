"""The wording shared by all games, in German and English."""
