import { createRequire } from 'node:module';
import type * as TypeScript from '@typescript/typescript6';
import { at } from '../../scripts/build/paths.ts';
import { defaultsOf } from './defaultsOf.ts';

// TypeScript 7 has no compiler API; 6 stands beside it for the declarations.
const ts = createRequire(import.meta.url)('@typescript/typescript6') as typeof TypeScript;

/** One property of a component, as its argument table shows it. */
export interface Property {
  readonly name: string;
  readonly description: string;
  /** As the code writes it: "ReactNode", "ButtonVariant". */
  readonly type: string;
  /** The literals, where it is a union of nothing else. */
  readonly choices: readonly string[];
  readonly isRequired: boolean;
  /** As it stands in the code; `null` where there is none. */
  readonly defaultValue: string | null;
}

export interface ComponentDoc {
  readonly name: string;
  /** The file that declares it. */
  readonly file: string;
  readonly description: string;
  readonly properties: readonly Property[];
}

/** Where components are exported to hosts, and two files whose components the widgets alone draw. */
const doors = ['index.ts', 'ui/index.ts', 'delivery/Delivery.tsx', 'delivery/ReceiptActions.tsx'].map(
  (door) => at('packages/widgets/src', door),
);

/** Every component that the doors export, with the properties that Oja itself declares: those of HTML are HTML's. */
export function readComponents(): readonly ComponentDoc[] {
  const program = ts.createProgram(doors, options());
  const checker = program.getTypeChecker();
  const exported = doors.flatMap((door) => {
    const source = program.getSourceFile(door);
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

/** Declared in this repository, and not by React. */
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

/** As the code says it: `ReactNode` says more than the eight types that it stands for. */
function writtenType({ declarations = [] }: TypeScript.Symbol): string | undefined {
  const [declaration] = declarations;
  if (!declaration || !ts.isPropertySignature(declaration)) return undefined;
  // Beside an optional property it says nothing more.
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
