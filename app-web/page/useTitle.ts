import { useEffect } from "react"

/** Sets the title of the browser tab: the route's name and the product's (spec §2). */
export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · Frit`
  }, [title])
}
