import "#ui/Dialog.css"
import type { ReactNode } from "react"
import { Dialog as AriaDialog, DialogTrigger, Heading } from "react-aria-components/Dialog"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { IconButton } from "#ui/IconButton.tsx"
import { ScrollArea } from "#ui/ScrollArea.tsx"

export interface DialogProps {
  /** The heading. */
  readonly title: string
  /** The content. A function receives a callback that closes the dialog. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
  /** Buttons at the bottom, the primary one last. */
  readonly footer?: ReactNode | ((close: () => void) => ReactNode)
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** A Button that opens the dialog. Without one, `isOpen` controls it. */
  readonly trigger?: ReactNode
  /** Whether the dialog is open, if controlled. */
  readonly isOpen?: boolean | undefined
  /** Whether the dialog is initially open, if uncontrolled. */
  readonly defaultOpen?: boolean | undefined
  /** Called when the dialog opens or closes. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** `small` 400 px, `medium` 560 px, `large` 840 px, `wide` 944 px. */
  readonly size?: "small" | "medium" | "large" | "wide" | undefined
  /** Slides in from the right at full height, next to the content it belongs to. */
  readonly isDrawer?: boolean | undefined
  /** `alertdialog` asks for confirmation before an important action. */
  readonly role?: "dialog" | "alertdialog" | undefined
  /**
   * Whether a click outside closes the dialog; true by default, except for `alertdialog`. Escape closes it regardless.
   */
  readonly isDismissable?: boolean | undefined
  /**
   * Only the dialog's own buttons close it; there is no close button and Escape is disabled. For content that is shown
   * once and would be lost.
   */
  readonly isDismissDisabled?: boolean | undefined
}

/** A question or small task in a modal dialog. Traps focus, restores it on close, and closes on Escape. */
export function Dialog(all: DialogProps) {
  const {
    title,
    children,
    footer,
    closeLabel,
    trigger,
    isOpen,
    defaultOpen,
    onOpenChange,
    size = "medium",
    isDrawer = false,
    role = "dialog",
    isDismissDisabled = false,
    isDismissable = role === "dialog" && !isDismissDisabled
  } = all
  const open = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange })
  }
  const fill = (part: DialogProps["children"], close: () => void) => (typeof part === "function" ? part(close) : part)
  const overlay = (
    <ModalOverlay
      className="DialogScrim"
      data-drawer={isDrawer || undefined}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isDismissDisabled}
      {...(trigger === undefined ? open : {})}
    >
      <Modal className="DialogFrame" data-size={size} data-drawer={isDrawer || undefined}>
        <AriaDialog className="Dialog" role={role}>
          {({ close }) => (
            <>
              <header className="DialogHead">
                <Heading slot="title" level={2} className="DialogTitle">
                  {title}
                </Heading>
                {!isDismissDisabled && <IconButton icon="x" label={closeLabel} onPress={close} />}
              </header>
              <ScrollArea className="DialogBody">{fill(children, close)}</ScrollArea>
              {footer !== undefined && <footer className="DialogFoot">{fill(footer, close)}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
  return trigger === undefined ? (
    overlay
  ) : (
    <DialogTrigger {...open}>
      {trigger}
      {overlay}
    </DialogTrigger>
  )
}
