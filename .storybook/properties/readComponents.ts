import { createRequire } from 'node:module';
import type * as TypeScript from '@typescript/typescript6';
import { at } from '../../scripts/build/paths.ts';
import { defaultsOf } from './defaultsOf.ts';

// TypeScript 7 has no compiler API. Version 6 is installed beside it, for the declarations.
const ts = createRequire(import.meta.url)('@typescript/typescript6') as typeof TypeScript;

/** One property of a component, as shown in its argument table. */
export interface Property {
  readonly name: string;
  readonly description: string;
  /** The type as source text: "ReactNode", "ButtonVariant". */
  readonly type: string;
  /** The literals, if the type is a union of literals only. */
  readonly choices: readonly string[];
  readonly isRequired: boolean;
  /** The default as source text; `null` for a property without a default. */
  readonly defaultValue: string | null;
}

export interface ComponentDoc {
  readonly name: string;
  /** The file that declares it. */
  readonly file: string;
  readonly description: string;
  readonly properties: readonly Property[];
}

/** Entry points that export components to hosts, and two files whose components only the widgets render. */
const entryPoints = [
  'index.ts',
  'ui/index.ts',
  'delivery/Delivery.tsx',
  'delivery/receipt/ReceiptActions.tsx',
].map((entryPoint) => at('packages/widgets/src', entryPoint));

/**
 * Reads every component that the entry points export, with the properties that Oja declares. HTML attributes are left
 * out.
 */
export function readComponents(): readonly ComponentDoc[] {
  const program = ts.createProgram(entryPoints, options());
  const checker = program.getTypeChecker();
  const exported = entryPoints.flatMap((entryPoint) => {
    const source = program.getSourceFile(entryPoint);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  });
  const components = exported.flatMap((symbol) => {
    const doc = componentOf(checker, symbol);
    return doc ? [[doc.name, doc] as const] : [];
  });
  return [...new Map(components).values()];
}

function options(): TypeScript.CompilerOptions {
  const path = at('packages/widgets/tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, at('packages/widgets')).options;
}

function componentOf(checker: TypeScript.TypeChecker, exported: TypeScript.Symbol): ComponentDoc | null {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.valueDeclaration;
  if (!declaration || !/^[A-Z]/.test(symbol.name)) return null;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (!signature) return null;
  const [props] = signature.getParameters();
  const defaults = defaultsOf(ts, declaration);
  return {
    name: symbol.name,
    file: declaration.getSourceFile().fileName,
    description: describe(checker, symbol),
    properties: (props ? checker.getTypeOfSymbol(props).getApparentProperties() : [])
      .filter(isOurs)
      .map((property) => propertyOf(checker, property, defaults.get(property.name) ?? null)),
  };
}

const describe = (checker: TypeScript.TypeChecker, symbol: TypeScript.Symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ');

/** True if declared in this repository, and not in React or another dependency. */
const isOurs = (property: TypeScript.Symbol) =>
  (property.declarations ?? []).some((node) => !node.getSourceFile().fileName.includes('/node_modules/'));

function propertyOf(
  checker: TypeScript.TypeChecker,
  property: TypeScript.Symbol,
  defaultValue: string | null,
): Property {
  const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
  const whole = checker.getTypeOfSymbol(property);
  const choices = literalsOf(isOptional ? checker.getNonNullableType(whole) : whole);
  return {
    name: property.name,
    description: describe(checker, property),
    type: writtenType(property) ?? checker.typeToString(whole),
    choices,
    isRequired: !isOptional,
    defaultValue,
  };
}

/** The type as written in the source: `ReactNode` is clearer than the eight types of its union. */
function writtenType({ declarations = [] }: TypeScript.Symbol): string | undefined {
  const [declaration] = declarations;
  if (!declaration || !ts.isPropertySignature(declaration)) return undefined;
  // The table marks the property as optional, so `| undefined` is redundant.
  return declaration.type
    ?.getText()
    .replace(/ \| undefined$/, '')
    .replace(/\s+/g, ' ');
}

function literalsOf(type: TypeScript.Type): string[] {
  if (!type.isUnion() || !type.types.every((part) => part.isLiteral())) return [];
  return type.types.map((part) => {
    const { value } = part as TypeScript.LiteralType;
    return typeof value === 'string' ? `'${value}'` : String(value);
  });
}
