import "./gallery.css"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { Checkbox } from "#ui/Checkbox.tsx"
import { ComboBox } from "#ui/ComboBox.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { ErrorSummary } from "#ui/ErrorSummary.tsx"
import { Form } from "#ui/Form.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { QuantityField } from "#ui/QuantityField.tsx"
import { RadioGroup } from "#ui/RadioGroup.tsx"
import { Section } from "#ui/Section.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Select } from "#ui/Select.tsx"
import { Stepper } from "#ui/Stepper.tsx"
import { Switch } from "#ui/Switch.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { TextField } from "#ui/TextField.tsx"
import { TimeField } from "#ui/TimeField.tsx"

const people = [
  { id: "1", name: "Amélie Tremblay" },
  { id: "2", name: "Luis Ortega" }
]

/** A sample form, as in the staff app. */
export function EntryForm() {
  return (
    <main className="Gallery">
      <PageHeader
        title="Quote 10234"
        status={<Badge tone="accent">Quote</Badge>}
        back={{ label: "Jobs", href: "#jobs" }}
        about="Amélie Tremblay · 2023 Hyundai Kona SE"
        actions={
          <>
            <Button icon="printer">Print</Button>
            <Button variant="primary">Convert to work order</Button>
          </>
        }
      />
      <Form>
        <Stepper
          label="Stage"
          doneLabel="done"
          steps={[
            { id: "q", title: "Quote", note: "Nov 18", state: "done" },
            { id: "w", title: "Work order", note: "Today", state: "current" },
            { id: "i", title: "Invoice", state: "next" }
          ]}
        />
        <ErrorSummary
          title="Two answers are missing"
          problems={[
            { name: "phone", message: "Please enter the phone number" },
            { name: "vin", message: "The check digit of the VIN is wrong" }
          ]}
        />
        <Section title="Customer" description="Who the glass is for, and how to reach them.">
          <FormGrid>
            <ComboBox
              label="Customer"
              isRequired
              items={people}
              itemKey={(person) => person.id}
              itemText={(person) => person.name}
              defaultValue="1"
              loadingLabel="Searching"
              emptyLabel="Nobody found"
            />
            <TextField label="Phone" name="phone" isRequired type="tel" errorMessage="Please enter the phone number" />
            <FormCell span={8}>
              <TextField
                label="Email"
                type="email"
                defaultValue="amelie@example.com"
                description="Quotes and invoices go here."
              />
            </FormCell>
            <FormCell span={4}>
              <Select
                label="Language"
                defaultValue="fr"
                options={[
                  { value: "en", label: "English" },
                  { value: "fr", label: "Français" },
                  { value: "es", label: "Español" }
                ]}
              />
            </FormCell>
          </FormGrid>
        </Section>
        <Section
          title="Vehicle and glass"
          actions={
            <Button variant="quiet" size="small" icon="camera">
              Scan VIN
            </Button>
          }
        >
          <FormGrid columns={3}>
            <FormCell span={6}>
              <TextField
                label="VIN"
                name="vin"
                defaultValue="KM8K22AB7PU000001"
                errorMessage="The check digit of the VIN is wrong"
              />
            </FormCell>
            <FormCell span={3}>
              <TextField label="Plate" placeholder="ABC 1234" />
            </FormCell>
            <FormCell span={3}>
              <TextField label="Odometer" suffix="mi" inputMode="numeric" />
            </FormCell>
            <FormCell span={12}>
              <GlassDrawing
                shape="windshield"
                features={["camera", "rainSensor", "shadeBand", "solar", "heated"]}
                label="Windshield with camera, rain sensor, shade band and heated wiper park"
                size={300}
              />
            </FormCell>
          </FormGrid>
        </Section>
        <Section title="Price and appointment">
          <FormGrid columns={4}>
            <MoneyField label="List price" currency="USD" defaultValue={68935} />
            <PercentField label="Discount" defaultValue={5900} />
            <QuantityField label="Labour" unit="h" defaultValue={330} />
            <MoneyField label="Deductible" currency="USD" isDisabled />
            <DatePicker label="Day" defaultValue="2026-11-24" />
            <TimeField label="From" defaultValue="08:30" />
            <FormCell span={6}>
              <SegmentedControl
                label="Where"
                defaultValue="shop"
                options={[
                  { value: "shop", label: "In shop" },
                  { value: "mobile", label: "Mobile" },
                  { value: "pick", label: "Pick-up" }
                ]}
              />
            </FormCell>
            <FormCell span={6}>
              <RadioGroup
                label="Who pays"
                defaultValue="insurer"
                options={[
                  { value: "cash", label: "Customer" },
                  { value: "insurer", label: "Insurance", description: "Sent to the network as an EDI invoice." }
                ]}
              />
            </FormCell>
            <FormCell span={6}>
              <div className="GalleryStack">
                <Checkbox defaultSelected>Send a reminder the day before</Checkbox>
                <Switch defaultSelected description="The customer gets a link to follow the van.">
                  Share arrival time
                </Switch>
              </div>
            </FormCell>
            <FormCell span={12}>
              <TextArea label="Note to the installer" placeholder="Anything to know before arriving" />
            </FormCell>
          </FormGrid>
          <DefinitionList
            layout="sums"
            items={[
              { label: "Parts", value: "$282.63" },
              { label: "Labour", value: "$138.60" },
              { label: "Tax 8.25 %", value: "$34.75" },
              { label: "Total", value: "$455.98" }
            ]}
          />
        </Section>
      </Form>
    </main>
  )
}
