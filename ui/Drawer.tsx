import { Dialog, type DialogProps } from "#ui/Dialog.tsx"

export type DrawerProps = Omit<DialogProps, "isDrawer" | "role">

/** A sheet at the right edge, full screen on phones, for details, filters or a preview. */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} isDrawer />
}
