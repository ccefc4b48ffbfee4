import type { AuditEvent } from "#domain/audit/AuditEvent.ts"
import { screenRoutes } from "#web/access/screenRoutes.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** Path of each list, by the name of its export. */
const pathOfList: Readonly<Record<string, string>> = {
  audit: "/admin/audit",
  customers: "/customers",
  jobs: "/jobs/jobs-list",
  locations: "/locations",
  "pricing-profiles": "/pricing-profile",
  "product-categories": "/admin/product-categories",
  products: "/admin/products",
  users: "/users"
}

/** Describes an audit log entry: the sign-in method and failure reason, or the exported list and the number of rows. */
export const useAuditDetails = () => {
  const { t, of } = useWords()
  const { whole } = useFormats()
  return ({ detail, format, list, method, refused, rows }: AuditEvent): string => {
    const place = screenRoutes.find(({ path }) => path === pathOfList[list])
    return (
      [
        ...(method === null ? [] : [of("signInMethod", method)]),
        ...(refused === null ? [] : [of("refusedBecause", refused)]),
        ...(list === ""
          ? []
          : [
              t("audit.rowsOf", {
                list: `${place === undefined ? list : t(place.title)} (${format?.toUpperCase()})`,
                rows: rows ?? 0
              })
            ]),
        ...(detail === "" ? [] : [detail])
      ].join(" · ") || (rows === null ? "" : whole(rows))
    )
  }
}
