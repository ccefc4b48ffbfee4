import { Migration } from "@mikro-orm/migrations"
import { forEachTenant } from "./forEachTenant.ts"

/** Sources of payments and refunds were stored as entered. Converts known names to codes; other text stays. */
export class Migration20261122PaymentSources extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const words = [
  ["cash", "cash", "comptant", "efectivo"],
  ["check", "check", "cheque", "chèque"],
  ["cardTerminal", "card terminal", "terminal de carte", "terminal de tarjeta"],
  ["bankTransfer", "bank transfer", "virement bancaire", "transferencia bancaria"],
  ["insurerEft", "insurer eft", "tef de l’assureur", "tef de l''assureur", "eft de la aseguradora"]
]

const named = `(values ${words.flatMap(([code, ...said]) => said.map((word) => `('${word}', '${code}')`)).join(", ")}) as named (word, code)`
const codeOf = (source: string) =>
  `coalesce((select code from ${named} where word = lower(btrim(${source}))), ${source})`

const statements = [
  forEachTenant(
    `update payment set source = ${codeOf("source")} where lower(btrim(source)) in (select word from ${named}) and source <> ${codeOf("source")}`
  ),
  forEachTenant(`update payment set refunds = (
    select jsonb_agg(jsonb_set(refund, '{source}', to_jsonb(${codeOf("refund ->> 'source'")})) order by place)
    from jsonb_array_elements(refunds) with ordinality as each (refund, place)
  ) where refunds is not null and jsonb_array_length(refunds) > 0`)
]
