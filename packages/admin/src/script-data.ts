/** The data that PHP prints before the script of a screen; undefined where somebody took it away. */
export function scriptData(name: string): unknown {
  return (window as { ondaAdmin?: Record<string, unknown> }).ondaAdmin?.[name];
}
