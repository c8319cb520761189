import ts from 'typescript';

/** Several rules read the same code. */
const parsed = new Map<string, ts.SourceFile>();

export function parseTypeScript(file: string, code: string): ts.SourceFile {
  const known = parsed.get(code) ?? ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  parsed.set(code, known);
  return known;
}
