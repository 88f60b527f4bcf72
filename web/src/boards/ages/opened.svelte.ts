/** Whose civilization lies in front of me: my own unless somebody else's was opened. */
class Opened {
  seat = $state<number | null>(null);
}

export const opened = new Opened();
