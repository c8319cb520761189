/** Something the person at the keyboard can act on; its message is printed alone, without a stack. */
export class RigError extends Error {
  override name = 'RigError';
}
