const MINUTE = 60;
const HOUR = 3_600;

const parts = (seconds: number) => {
  const whole = Math.floor(seconds);
  return {
    hour: Math.floor(whole / HOUR),
    minute: Math.floor(whole / MINUTE) % MINUTE,
    second: whole % MINUTE,
  };
};

/** `12:05`, from an hour on `1:02:05`. */
export function clockTime(seconds: number): string {
  const { hour, minute, second } = parts(seconds);
  const two = (number: number) => String(number).padStart(2, '0');
  return hour > 0 ? `${hour}:${two(minute)}:${two(second)}` : `${minute}:${two(second)}`;
}

/** `12 minutos 5 segundos`, in the words that the browser has for the language. */
export function spokenTime(seconds: number, language: string): string {
  const units = Object.entries(parts(seconds)).filter(([, count]) => count > 0);
  return (units.length > 0 ? units : [['second', 0] as const])
    .map(([unit, count]) => count.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' }))
    .join(' ');
}
