/** The page of a preview gets it in place of a server's reply. */
export interface StandIn {
  action: string;
  /** Fields that have to be sent with these values. */
  when: Readonly<Record<string, string>>;
  reply: unknown;
}

/** The replies that PHP prints in the page; none if the block is missing or not as we know it. */
export function readReplies(doc: Document): StandIn[] {
  const printed = parsed(doc.getElementById('onda-replies')?.textContent ?? '');
  return (Array.isArray(printed) ? printed : []).map((row) => {
    const { action, when, reply } = Object(row) as Record<string, unknown>;
    return { action: String(action), when: Object(when ?? {}) as StandIn['when'], reply };
  });
}

/** The first whose action and fields are those of the request. */
export function replyTo(replies: readonly StandIn[], sent: URLSearchParams): StandIn | undefined {
  return replies.find(
    ({ action, when }) =>
      sent.get('action') === action &&
      Object.entries(when).every(([name, value]) => sent.get(name) === value),
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
