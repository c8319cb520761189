const said = new Set<string>();

/** Logs a message that the specification wants in the console, also of a live site; once a page. */
export function logOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  // biome-ignore lint/suspicious/noConsole: the specification's own message
  console.info(`Onda: ${message}`);
}
