import "./Brand.css"
import { useSession } from "#web/session/useSession.ts"

/** The logo (a pane with its frit) and the name of the product or shop. */
export function Brand({ isCondensed = false }: { readonly isCondensed?: boolean }) {
  const name = useSession().site.tenant?.businessName ?? "Frit"
  return (
    <span className="Brand">
      <svg className="BrandMark" viewBox="0 0 32 24" width="28" height="21" aria-hidden>
        <path
          className="BrandFrit"
          d="M5.5 2.5Q16 .2 26.5 2.5q1.6.3 2.2 1.9l2.6 14q.6 3.2-2.6 3.7-12.700 1.8-25.400 0-3.200-.5-2.600-3.700l2.600-14q.6-1.600 2.200-1.900Z"
        />
        <path
          className="BrandPane"
          d="M7 5.300q9-1.700 18 0 .9.200 1.200 1.100l2.100 11.100q.3 1.500-1.200 1.700-11.100 1.400-22.200 0-1.500-.2-1.200-1.700L5.800 6.400Q6.100 5.500 7 5.300Z"
        />
      </svg>
      <span className={isCondensed ? "hidden-text" : "BrandName"}>{name}</span>
    </span>
  )
}
