import type * as TypeScript from '@typescript/typescript6';

/**
 * Reads the default values from a component's destructured props: source text by property name. A constant that the
 * file sets to a literal is replaced by that literal.
 */
export function defaultsOf(ts: typeof TypeScript, component: TypeScript.Node): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const take = (pattern: TypeScript.BindingName) => {
    if (!ts.isObjectBindingPattern(pattern)) return;
    for (const { name, propertyName, initializer } of pattern.elements)
      if (initializer) found.set((propertyName ?? name).getText(), literalOf(ts, initializer));
  };
  const render = renderOf(ts, component);
  const [props] = render?.parameters ?? [];
  if (!render?.body || !props) return found;
  take(props.name);
  ts.forEachChild(render.body, (statement) => {
    if (!ts.isVariableStatement(statement)) return;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer?.getText() === props.name.getText()) take(name);
  });
  return found;
}

/** Finds the render function: the component itself, or the argument of `forwardRef` and `memo`. */
function renderOf(
  ts: typeof TypeScript,
  node: TypeScript.Node,
): TypeScript.FunctionLikeDeclaration | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node))
    return node;
  if (ts.isVariableDeclaration(node)) return node.initializer && renderOf(ts, node.initializer);
  if (!ts.isCallExpression(node)) return undefined;
  const [render] = node.arguments;
  return render && renderOf(ts, render);
}

function literalOf(ts: typeof TypeScript, value: TypeScript.Expression): string {
  const { statements } = value.getSourceFile();
  const constants = statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
  const named = constants.find(({ name }) => name.getText() === value.getText());
  return (named?.initializer ?? value).getText();
}
