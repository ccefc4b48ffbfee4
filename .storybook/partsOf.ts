import { join, sep } from "node:path"
import { Project, ts } from "ts-morph"

/** One prop of a part, as its types and comments tell it. */
export interface Prop {
  readonly name: string
  readonly isRequired: boolean
  /**
   * As its declaration writes it, without `undefined` where the prop may be left out; a choice between texts or numbers
   * as those.
   */
  readonly type: string
  /** Of a choice between texts or numbers: those. */
  readonly choices?: ReadonlyArray<string | number>
  readonly description: string
  /** What a part of ours declares itself is "ours"; the rest comes from React Aria or is an attribute of HTML. */
  readonly from: "ours" | "React Aria" | "HTML"
}

/** A part of `ui` with its own sentence. */
export interface Part {
  readonly name: string
  readonly file: string
  readonly description: string
  readonly props: ReadonlyArray<Prop>
}

/**
 * Every part of `ui` with all props that it takes, inherited ones too, read from the sources by the TypeScript
 * compiler; takes seconds.
 */
export const partsOf = (root: string): ReadonlyArray<Part> => {
  const ui = join(root, "ui")
  const project = new Project({ tsConfigFilePath: join(ui, "tsconfig.json"), skipAddingFilesFromTsConfig: true })
  const files = project.addSourceFilesAtPaths(join(ui, "*.tsx"))
  const checker = project.getTypeChecker().compilerObject
  return files.flatMap(({ compilerNode: source }) => {
    const exported = checker.getSymbolAtLocation(source)
    return exported === undefined
      ? []
      : checker.getExportsOfModule(exported).flatMap((symbol) => partOf(checker, symbol, source.fileName, ui))
  })
}

const sentence = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, " ").trim()

const partOf = (checker: ts.TypeChecker, symbol: ts.Symbol, file: string, ui: string): ReadonlyArray<Part> => {
  const declared = symbol.valueDeclaration
  if (declared === undefined || !ts.isFunctionDeclaration(declared) || !/^[A-Z]/.test(symbol.name)) return []
  const [given] = declared.parameters
  const type = given === undefined ? undefined : checker.getTypeAtLocation(given)
  const props =
    type === undefined ? [] : checker.getPropertiesOfType(type).map((prop) => propOf(checker, prop, declared, ui))
  return [
    {
      name: symbol.name,
      file,
      description: sentence(checker, symbol),
      props: props.toSorted((one, other) => order(one) - order(other))
    }
  ]
}

/** Ours first, and of those what must be given. */
const order = ({ from, isRequired }: Prop) => ["ours", "React Aria", "HTML"].indexOf(from) * 2 + Number(!isRequired)

const propOf = (checker: ts.TypeChecker, prop: ts.Symbol, at: ts.Node, ui: string): Prop => {
  const isOptional = (prop.flags & ts.SymbolFlags.Optional) !== 0
  const whole = checker.getTypeOfSymbolAtLocation(prop, at)
  const members = whole.isUnion() ? whole.types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0) : [whole]
  const choices =
    members.length > 1 && members.every((one) => one.isStringLiteral() || one.isNumberLiteral())
      ? members.map((one) => one.value)
      : undefined
  const isBoolean = members.every(({ flags }) => (flags & ts.TypeFlags.BooleanLike) !== 0)
  const description = sentence(checker, prop)
  return {
    name: prop.name,
    isRequired: !isOptional,
    type:
      choices !== undefined
        ? choices.map((one) => JSON.stringify(one)).join(" | ")
        : isBoolean
          ? "boolean"
          : (declaredType(prop) ?? checker.typeToString(whole, at, ts.TypeFormatFlags.NoTruncation)),
    ...(choices === undefined ? {} : { choices }),
    description,
    from: isOurs(prop, ui) ? "ours" : description === "" ? "HTML" : "React Aria"
  }
}

const declaredType = (prop: ts.Symbol): string | undefined => {
  const declaration = prop.declarations?.find((one) => ts.isPropertySignature(one) || ts.isMethodSignature(one))
  const text =
    declaration === undefined
      ? undefined
      : ts.isPropertySignature(declaration)
        ? declaration.type?.getText()
        : declaration.getText()
  return text
    ?.replace(/\s+/g, " ")
    .replace(/ \| undefined$/, "")
    .replace(/^\((.*=>.*)\)$/, "$1")
}

/** React Aria says of its own props what they are; what has no sentence is handed on to the element. */
const isOurs = (prop: ts.Symbol, ui: string) =>
  (prop.declarations ?? []).some((declaration) =>
    declaration.getSourceFile().fileName.startsWith(`${ui.split(sep).join("/")}/`)
  )
