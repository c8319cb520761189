import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The declarations of one module of a package, whose public types need no other module's values. */
export function declarationOf(file: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(file, 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      isolatedDeclarations: true,
      declaration: true,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  const [problem] = diagnostics;
  if (problem) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  return withExtensions(outputText);
}

/** Node's own resolution wants the ending. */
const withExtensions = (text: string) => text.replace(/((?:from|import) '\.[^']*?)(\.js)?'/g, "$1.js'");
