import { Dialog, type DialogProps } from "#ui/Dialog.tsx"

export type DrawerProps = Omit<DialogProps, "isDrawer" | "role">

/** A side sheet at the right edge, over the whole screen on phones: details, filters, a preview. */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} isDrawer />
}
