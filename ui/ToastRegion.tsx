import "#ui/ToastRegion.css"
import { Text } from "react-aria-components/Text"
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion
} from "react-aria-components/Toast"
import { Button } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import type { Toasts } from "#ui/createToasts.ts"
import { toneIcons } from "#ui/Tone.ts"

export interface ToastRegionProps {
  /** The queue of messages, created by `createToasts`. */
  readonly toasts: Toasts
  /** Accessible name of the region. */
  readonly label: string
  /** Accessible name of the close button. */
  readonly closeLabel: string
}

/** Toasts at the bottom left. Their timers pause on hover and focus; the key F6 moves focus to them. */
export function ToastRegion({ toasts: { queue }, label, closeLabel }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={queue} aria-label={label} className="ToastRegion">
      {({ toast }) => {
        const { tone = "info", title, description, action } = toast.content
        return (
          <Toast toast={toast} className="Toast" data-tone={tone} data-theme="dark">
            <Icon name={toneIcons[tone]} size={20} />
            <ToastContent className="ToastContent">
              <Text slot="title" className="ToastTitle">
                {title}
              </Text>
              {description !== undefined && (
                <Text slot="description" className="ToastDescription">
                  {description}
                </Text>
              )}
            </ToastContent>
            {action && (
              <Button
                variant="quiet"
                size="small"
                onPress={() => {
                  action.onPress()
                  queue.close(toast.key)
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton icon="x" size="small" label={closeLabel} onPress={() => queue.close(toast.key)} />
          </Toast>
        )
      }}
    </AriaToastRegion>
  )
}
