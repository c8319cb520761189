export async function prove(_challenge: unknown, _signal: AbortSignal): Promise<string> {
  return '';
}
