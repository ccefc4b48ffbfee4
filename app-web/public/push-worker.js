// Shows on a device what the shop's server pushes to it, and opens the page that it is about.
addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json()
  event.waitUntil(registration.showNotification(title, { body, tag, icon: "/frit.svg", data: { url } }))
})

addEventListener("notificationclick", (event) => {
  const { url } = event.notification.data
  event.notification.close()
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => {
      const there = open.find((one) => one.url === url)
      return there === undefined ? clients.openWindow(url) : there.focus()
    })
  )
})
