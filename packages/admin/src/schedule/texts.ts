/** A text by its name, as PHP prints it in the language of the person at the screen. */
export type Text = (name: string) => string;

export function readTexts(data: unknown): Text {
  const given = Object(data) as Record<string, unknown>;
  return (name) => String(given[name] ?? '');
}
