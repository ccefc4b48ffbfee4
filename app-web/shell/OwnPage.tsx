import { useEffect } from "react"

/** An address that the server answers with a page of its own: asked for there, as after a sign-in that leads to it. */
export function OwnPage() {
  useEffect(() => location.reload(), [])
  return null
}
