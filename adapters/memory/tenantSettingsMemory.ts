import { Effect, Layer } from "effect"
import { closingDay, type TenantSetting, TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { ClosingDay } from "#domain/payments/ClosingDay.ts"
import { MemoryTables } from "./MemoryTables.ts"

const order = (one: TenantSetting, other: TenantSetting) =>
  one.group === other.group ? (one.groupKey < other.groupKey ? -1 : 1) : one.group < other.group ? -1 : 1

/** Returns a setting's key in the shop's settings map. */
export const settingPlace = ({ group, groupKey }: Pick<TenantSetting, "group" | "groupKey">) => `${group} ${groupKey}`

/** In-memory storage for settings, one map per shop. */
export const tenantSettingsMemory = Layer.effect(
  TenantSettings,
  Effect.map(MemoryTables, ({ mine }) =>
    TenantSettings.of({
      list: Effect.map(mine, ({ settings }) => [...settings.values()].sort(order)),
      keep: (setting) => Effect.map(mine, ({ settings }) => void settings.set(settingPlace(setting), setting)),
      replace: (setting, known) =>
        Effect.map(mine, ({ settings }) => {
          if (settings.get(settingPlace(setting))?.value !== known) return false
          settings.set(settingPlace(setting), setting)
          return true
        })
    })
  )
).pipe(Layer.provide(MemoryTables.empty))

/** The closing day, stored among the shop's settings. */
export const closingDayMemory = Layer.effect(
  ClosingDay,
  Effect.map(MemoryTables, ({ mine }) =>
    ClosingDay.of({
      get: Effect.map(mine, ({ settings }) => settings.get(settingPlace(closingDay))?.value ?? ""),
      keep: (value) =>
        Effect.map(mine, ({ settings }) => void settings.set(settingPlace(closingDay), { ...closingDay, value }))
    })
  )
).pipe(Layer.provide(MemoryTables.empty))
