/** Two soft notes, made on the spot. */
export function chime(): void {
  try {
    const audio = new AudioContext();
    [523.25, 783.99].forEach((frequency, number) => {
      const start = audio.currentTime + number * 0.14;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.5);
    });
    setTimeout(() => void audio.close(), 1200);
  } catch {
    // no sound here
  }
}
