import "#ui/Dialog.css"
import type { ReactNode } from "react"
import { Dialog as AriaDialog, DialogTrigger, Heading } from "react-aria-components/Dialog"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { IconButton } from "#ui/IconButton.tsx"
import { ScrollArea } from "#ui/ScrollArea.tsx"

export interface DialogProps {
  /** What it is about, as its heading. */
  readonly title: string
  /** What stands in it; a function gets the way to close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
  /** Buttons at the end, the primary one last. */
  readonly footer?: ReactNode | ((close: () => void) => ReactNode)
  /** Spoken name of the button that closes it. */
  readonly closeLabel: string
  /** A Button that opens it; without one, `isOpen` does. */
  readonly trigger?: ReactNode
  /** Whether it is open, where somebody holds that. */
  readonly isOpen?: boolean | undefined
  /** Whether it is open at first, where nobody holds that. */
  readonly defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** `small` 400 px, `medium` 560 px, `large` 840 px, `wide` 944 px. */
  readonly size?: "small" | "medium" | "large" | "wide" | undefined
  /** Slides in from the right at full height, beside what it belongs to. */
  readonly isDrawer?: boolean | undefined
  /** An alert asks before something that matters. */
  readonly role?: "dialog" | "alertdialog" | undefined
  /** Whether a press outside closes it; yes, unless an alert or told otherwise. Escape always does. */
  readonly isDismissable?: boolean | undefined
  /** Only its own buttons close it, no Escape and no X: what stands in it is shown once and would be lost. */
  readonly mustAnswer?: boolean | undefined
}

/** A question or a small task in front of the screen. Traps the focus, gives it back, closes with Escape. */
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
    mustAnswer = false,
    isDismissable = role === "dialog" && !mustAnswer
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
      isKeyboardDismissDisabled={mustAnswer}
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
                {!mustAnswer && <IconButton icon="x" label={closeLabel} onPress={close} />}
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
