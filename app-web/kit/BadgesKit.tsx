import { Avatar } from "#ui/Avatar.tsx"
import { Badge } from "#ui/Badge.tsx"
import { Keys } from "#ui/Keys.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { TagList } from "#ui/TagList.tsx"
import { useWords } from "#web/words/useWords.ts"
import { KitPage } from "./KitPage.tsx"

const tones = ["neutral", "info", "success", "warning", "danger", "accent"] as const

/** /ui/badges: short labels next to other content. */
export function Kit() {
  const { t, of } = useWords()
  return (
    <KitPage
      examples={{
        Badge: tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {of("stage", "quote")}
          </Badge>
        )),
        StatusDot: [
          <StatusDot key="pending" tone="warning" isHollow>
            {of("partsStatus", "pending")}
          </StatusDot>,
          <StatusDot key="complete" tone="success">
            {of("partsStatus", "complete")}
          </StatusDot>
        ],
        Avatar: ["Ada Moreno", "Luis Herrera", "Bea Ortega"].map((name) => (
          <Avatar key={name} name={name} isNamed size={40} />
        )),
        TagList: (
          <TagList
            label={of("customerType", "retail")}
            tags={(["fleet", "bodyShop", "autoDealer"] as const).map((id) => ({ id, label: of("customerType", id) }))}
            emptyLabel={t("none")}
          />
        ),
        Keys: [
          <Keys key="palette" keys={["Ctrl", "K"]} />,
          <Keys key="jobs" keys={["G", "J"]} thenLabel={t("shortcuts.then")} />
        ]
      }}
    />
  )
}
