import { Engine } from 'php-parser';
import ts from 'typescript';
import { parseTypeScript } from './parse-typescript';

/** Each `;` is a statement, and so are these words. A `for` has two `;` itself; a `do` has a `while` and a `;`. */
const STATEMENTS_OF_WORD: Record<string, number> = {
  T_IF: 1,
  T_ELSEIF: 1,
  T_FOREACH: 1,
  T_WHILE: 1,
  T_SWITCH: 1,
  T_TRY: 1,
  T_FOR: -1,
  T_DO: -1,
};
/** The lines that open each file: code that moves into another file weighs the same. */
const HEAD = /^(?:declare\(|namespace |use |defined\('ABSPATH'\)).*;$/gm;

const php = new Engine({});

export function statementsOfPhp(code: string): number {
  const tokens = php.tokenGetAll(code.replace(HEAD, ''));
  const counts = tokens.map((token) => (token === ';' ? 1 : (STATEMENTS_OF_WORD[token[0] ?? ''] ?? 0)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Statements without imports, and elements of JSX. */
export function statementsOfTypeScript(code: string, file: string): number {
  let sum = 0;
  const visit = (node: ts.Node) => {
    if (isCounted(node)) sum += 1;
    ts.forEachChild(node, visit);
  };
  visit(parseTypeScript(file, code));
  return sum;
}

function isCounted(node: ts.Node): boolean {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return true;
  return (
    ts.isStatement(node) &&
    !ts.isBlock(node) &&
    !ts.isImportDeclaration(node) &&
    !ts.isExportDeclaration(node)
  );
}
