import { useState } from "react"
import "./gallery.css"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu } from "#ui/Menu.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Pager } from "#ui/Pager.tsx"
import { SearchField } from "#ui/SearchField.tsx"
import { Select } from "#ui/Select.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { Table, type TableSort } from "#ui/Table.tsx"
import { Toolbar } from "#ui/Toolbar.tsx"
import { galleryJobs } from "./galleryData.ts"

/** A sample list, as in the staff app. */
export function Ledger() {
  const [sort, setSort] = useState<TableSort>({ column: "number", direction: "descending" })
  const [page, setPage] = useState(2)
  const [size, setSize] = useState(5)
  return (
    <main className="Gallery">
      <PageHeader
        title="Jobs"
        about="Quotes, work orders and invoices of the Laredo shop."
        actions={
          <>
            <Button icon="download">Export</Button>
            <Button variant="primary" icon="plus">
              New quote
            </Button>
          </>
        }
      />
      <div className="GalleryStack">
        <Toolbar label="Filters">
          <SearchField label="Find a job" placeholder="Number, customer, VIN" clearLabel="Clear" />
          <Select
            label="Stage"
            isLabelHidden
            placeholder="All stages"
            noneLabel="All stages"
            options={[
              { value: "quote", label: "Quote" },
              { value: "work", label: "Work order" },
              { value: "invoice", label: "Invoice" }
            ]}
          />
          <Button variant="quiet" icon="filter">
            More filters
          </Button>
        </Toolbar>
        <div>
          <Table
            label="Jobs"
            rows={galleryJobs}
            rowId={(job) => job.id}
            rowText={(job) => job.number}
            onOpen={() => undefined}
            selectionMode="multiple"
            sort={sort}
            onSortChange={setSort}
            loadingLabel="Loading"
            empty={null}
            rowActionsLabel="Actions"
            rowActions={(job) => (
              <Menu
                label={`Actions for ${job.number}`}
                trigger={<IconButton icon="more" label="Actions" size="small" />}
                groups={[{ choices: [{ id: "open", label: "Open", icon: "document" }] }]}
              />
            )}
            columns={[
              {
                id: "number",
                title: "Job",
                cell: (job) => <span className="tabular">{job.number}</span>,
                allowsSorting: true
              },
              { id: "customer", title: "Customer", cell: (job) => job.customer, allowsSorting: true },
              { id: "vehicle", title: "Vehicle", cell: (job) => job.vehicle, minTableWidth: "medium" },
              {
                id: "glass",
                title: "Glass",
                cell: (job) => <span className="tabular">{job.glass}</span>,
                minTableWidth: "wide"
              },
              { id: "status", title: "Status", cell: (job) => <StatusDot tone={job.tone}>{job.status}</StatusDot> },
              { id: "day", title: "Appointment", cell: (job) => job.day, align: "end", minTableWidth: "medium" },
              { id: "total", title: "Total", cell: (job) => job.total, align: "end", allowsSorting: true }
            ]}
          />
          <Pager
            label="Pages"
            page={page}
            pageSize={size}
            total={248}
            totalText={`${(page - 1) * size + 1}–${page * size} of 248`}
            sizeLabel="Rows"
            previousLabel="Previous page"
            nextLabel="Next page"
            onPageChange={setPage}
            onPageSizeChange={setSize}
          />
        </div>
      </div>
    </main>
  )
}
