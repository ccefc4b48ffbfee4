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
  Effect.map(MemoryTables, ({ current }) =>
    TenantSettings.of({
      list: Effect.map(current, ({ settings }) => [...settings.values()].sort(order)),
      save: (setting) => Effect.map(current, ({ settings }) => void settings.set(settingPlace(setting), setting)),
      replace: (setting, known) =>
        Effect.map(current, ({ settings }) => {
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
  Effect.map(MemoryTables, ({ current }) =>
    ClosingDay.of({
      get: Effect.map(current, ({ settings }) => settings.get(settingPlace(closingDay))?.value ?? ""),
      set: (value) =>
        Effect.map(current, ({ settings }) => void settings.set(settingPlace(closingDay), { ...closingDay, value }))
    })
  )
).pipe(Layer.provide(MemoryTables.empty))
