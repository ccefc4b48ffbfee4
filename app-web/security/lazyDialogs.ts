import { lazyPart } from "#web/loading/lazyPart.tsx"

/** The dialogs of the sign-in screen, in a file that is fetched once the screen is drawn: they open on a press. */
export const ConfirmApp = lazyPart(() => import("./ConfirmApp.tsx"), "ConfirmApp", "idle")
export const PasswordDialog = lazyPart(() => import("./PasswordDialog.tsx"), "PasswordDialog", "idle")
export const RecoveryCodes = lazyPart(() => import("./RecoveryCodes.tsx"), "RecoveryCodes", "idle")
export const RenamePasskey = lazyPart(() => import("./RenamePasskey.tsx"), "RenamePasskey", "idle")
