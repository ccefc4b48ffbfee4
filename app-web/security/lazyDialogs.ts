import { lazyPart } from "#web/loading/lazyPart.tsx"

/** The dialogs of the security screen, in a chunk that is loaded once the screen is rendered. */
export const ConfirmApp = lazyPart(() => import("./ConfirmApp.tsx"), "ConfirmApp", "idle")
export const PasswordDialog = lazyPart(() => import("./PasswordDialog.tsx"), "PasswordDialog", "idle")
export const RecoveryCodes = lazyPart(() => import("./RecoveryCodes.tsx"), "RecoveryCodes", "idle")
export const RenamePasskey = lazyPart(() => import("./RenamePasskey.tsx"), "RenamePasskey", "idle")
