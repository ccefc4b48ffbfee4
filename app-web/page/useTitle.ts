import { useEffect } from "react"

/** Names the page in the browser's tab: the route's name and the product's (spec §2). */
export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · Frit`
  }, [title])
}
