/** Time that is left until a deadline, in the form people read at a glance. */

export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil(deadline - now / 1000));
}

export function clockText(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  if (days >= 2) return `${days} d`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
