import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { KeptDevice, NotificationChoices, PushDeviceId } from "./Notification.ts"

/** How the shop's people are told of what happens, and their devices that show it. */
export class Notifications extends Context.Service<
  Notifications,
  {
    /** The usual ones until the person chose. */
    readonly choices: (userId: UserId) => Effect.Effect<NotificationChoices, never, CurrentTenant>
    readonly choose: (userId: UserId, choices: NotificationChoices) => Effect.Effect<void, never, CurrentTenant>
    /** A person's devices, the one added first before the others. */
    readonly devices: (userId: UserId) => Effect.Effect<ReadonlyArray<KeptDevice>, never, CurrentTenant>
    /** Adds a device in the place of the one with the same address, whoever's it was. */
    readonly add: (device: KeptDevice) => Effect.Effect<void, never, CurrentTenant>
    readonly remove: (userId: UserId, id: PushDeviceId) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/notifications/Notifications") {}
