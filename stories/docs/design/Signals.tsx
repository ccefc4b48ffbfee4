import "./gallery.css"
import { Avatar } from "#ui/Avatar.tsx"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Callout } from "#ui/Callout.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { type IconName, iconPaths } from "#ui/iconPaths.ts"
import { Kbd } from "#ui/Kbd.tsx"
import { Link } from "#ui/Link.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { ProgressBar } from "#ui/ProgressBar.tsx"
import { Section } from "#ui/Section.tsx"
import { SelectionBar } from "#ui/SelectionBar.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { Tabs } from "#ui/Tabs.tsx"
import { Timeline } from "#ui/Timeline.tsx"

const nothing = () => undefined

/** Shows buttons, messages and small components side by side. */
export function Signals() {
  return (
    <main className="Gallery">
      <PageHeader title="Signals" about="What speaks, and how loudly." />
      <Section title="Buttons">
        <div className="GalleryStack">
          <div className="GalleryRow">
            <Button variant="primary">Save</Button>
            <Button>Cancel</Button>
            <Button variant="quiet">Preview</Button>
            <Button variant="danger" icon="trash">
              Delete
            </Button>
            <Button variant="link">Why?</Button>
            <ButtonLink href="#x" iconAfter="arrow-right">
              Open schedule
            </ButtonLink>
          </div>
          <div className="GalleryRow">
            <Button variant="primary" isPending>
              Save
            </Button>
            <Button isDisabled>Cancel</Button>
            <Button size="small" icon="plus">
              Add part
            </Button>
            <Button size="small" variant="quiet">
              Clear
            </Button>
            <IconButton icon="edit" label="Edit" />
            <IconButton icon="trash" label="Delete" variant="danger" />
            <IconButton icon="more" label="More" variant="secondary" />
            <Spinner label="Loading" />
          </div>
        </div>
      </Section>
      <Section title="Notices">
        <div className="GalleryStack">
          <Callout tone="info" title="NAGS search costs 0.75 USD">
            The charge is added to the next weekly invoice.
          </Callout>
          <Callout tone="success" title="Invoice 10231 was accepted by the network" />
          <Callout tone="warning" title="Stock required" links={[{ label: "Order FW04567", href: "#order" }]}>
            The windshield is not in the shop yet.
          </Callout>
          <Callout
            tone="danger"
            title="The payment was declined"
            actions={<Button size="small">Try another card</Button>}
            onDismiss={nothing}
            dismissLabel="Dismiss"
          >
            Insufficient funds.
          </Callout>
          <SelectionBar text="3 jobs selected" clearLabel="Clear selection" onClear={nothing}>
            <Button variant="quiet" size="small" icon="printer">
              Print
            </Button>
            <Button variant="quiet" size="small" icon="calendar">
              Reschedule
            </Button>
          </SelectionBar>
        </div>
      </Section>
      <Section title="States">
        <div className="GalleryRow">
          <StatusDot isHollow>Quoted</StatusDot>
          <StatusDot tone="accent">Scheduled</StatusDot>
          <StatusDot tone="warning">Part ordered</StatusDot>
          <StatusDot tone="success">Installed</StatusDot>
          <StatusDot tone="danger">Refused</StatusDot>
          <StatusDot tone="info">Sent</StatusDot>
          <Badge>12</Badge>
          <Badge tone="accent">Work order</Badge>
          <Badge tone="success" icon="check">
            Paid
          </Badge>
          <Badge tone="warning">Due</Badge>
          <Badge tone="danger">Overdue</Badge>
          <Badge tone="info">Draft</Badge>
          <Avatar name="Dana Whitfield" />
          <Avatar name="Luis Ortega" size={24} />
          <span>
            <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
          </span>
          <Link href="#help">What is a NAGS number?</Link>
        </div>
      </Section>
      <Section title="History">
        <Tabs
          label="History"
          items={[
            {
              id: "all",
              title: "All",
              count: 3,
              content: (
                <Timeline
                  label="Changes"
                  entries={[
                    {
                      id: "1",
                      icon: "money",
                      tone: "success",
                      what: (
                        <>
                          <b>Dana</b> took a payment of 250.00
                        </>
                      ),
                      when: "14:02",
                      dateTime: "2026-11-21T14:02",
                      children: "Visa ending 4242"
                    },
                    {
                      id: "2",
                      icon: "edit",
                      what: (
                        <>
                          <b>Dana</b> changed deductible 500.00 → 250.00
                        </>
                      ),
                      when: "13:40",
                      dateTime: "2026-11-21T13:40"
                    },
                    {
                      id: "3",
                      icon: "mail",
                      tone: "info",
                      what: "Quote sent to amelie@example.com",
                      when: "Nov 18",
                      dateTime: "2026-11-18"
                    }
                  ]}
                />
              )
            },
            { id: "money", title: "Payments", content: "…" },
            { id: "files", title: "Files", content: "…" }
          ]}
        />
        <ProgressBar label="Importing customers" value={25} valueText="120 of 480 rows" />
      </Section>
      <Section title="Facts">
        <DefinitionList
          layout="columns"
          items={[
            { label: "Customer", value: "Amélie Tremblay" },
            { label: "Vehicle", value: "2023 Hyundai Kona SE" },
            { label: "Policy", value: "QC-88213-04" },
            { label: "Deductible", value: "$250.00" }
          ]}
        />
      </Section>
      <Section title="Nothing here">
        <EmptyState
          icon="calendar"
          title="Nothing scheduled on Tuesday"
          level={3}
          action={
            <Button variant="primary" icon="plus">
              Book a job
            </Button>
          }
        >
          The installers are free from 8:00 to 17:00.
        </EmptyState>
      </Section>
      <Section title="Icons">
        <div className="GalleryRow">
          {(Object.keys(iconPaths) as Array<IconName>).map((name) => (
            <span key={name} title={name}>
              <Icon name={name} size={20} />
            </span>
          ))}
        </div>
      </Section>
    </main>
  )
}
