import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"

type Terms = Readonly<Record<string, readonly [fr: string, es: string]>>

/**
 * The catalogue's English words for panes, where they sit, what is on them and what goes with them, and what customers
 * are told in French and Spanish.
 */
const terms: Terms = {
  Windshield: ["Pare-brise", "Parabrisas"],
  "Truck windshield": ["Pare-brise de camion lourd", "Parabrisas de camión pesado"],
  "Back glass": ["Lunette arrière", "Medallón"],
  "Door glass": ["Vitre de portière", "Vidrio de puerta"],
  "Quarter glass": ["Vitre de custode", "Vidrio de costado"],
  "Vent glass": ["Déflecteur", "Aleta"],
  "Partition glass": ["Cloison vitrée", "Vidrio divisorio"],
  "Roof glass": ["Toit vitré", "Vidrio de techo"],
  "Side glass": ["Vitre latérale", "Vidrio lateral"],
  "Windshield repair": ["Réparation de pare-brise", "Reparación de parabrisas"],
  Calibration: ["Calibrage", "Calibración"],
  "front left": ["avant gauche", "delantero izquierdo"],
  "front right": ["avant droit", "delantero derecho"],
  "rear left": ["arrière gauche", "trasero izquierdo"],
  "rear right": ["arrière droit", "trasero derecho"],
  left: ["gauche", "izquierdo"],
  right: ["droit", "derecho"],
  "green tint": ["teinté vert", "tinte verde"],
  "blue shade": ["bande pare-soleil bleue", "banda sombreada azul"],
  "gray privacy": ["gris foncé", "gris privacidad"],
  // As the catalog spelled it before: older jobs have it.
  "grey privacy": ["gris foncé", "gris privacidad"],
  clear: ["clair", "transparente"],
  "rain sensor": ["détecteur de pluie", "sensor de lluvia"],
  camera: ["caméra", "cámara"],
  "head-up display": ["affichage tête haute", "pantalla HUD"],
  acoustic: ["acoustique", "acústico"],
  heated: ["chauffant", "con calefacción"],
  antenna: ["antenne", "antena"],
  solar: ["antisolaire", "solar"],
  "Upper molding": ["Moulure supérieure", "Moldura superior"],
  Molding: ["Moulure", "Moldura"],
  Clip: ["Attache", "Clip"],
  "Rain sensor gel pad": ["Coussinet du détecteur de pluie", "Almohadilla del sensor de lluvia"]
}

/**
 * A description made of the catalogue's words alone, in another language; undefined for any other, such as a licensed
 * catalogue's or a person's.
 */
export const glassText = (description: string, language: DocumentLanguage): string | undefined => {
  if (language === "en") return description
  const said = description.split(", ").map((word) => terms[word]?.[language === "fr" ? 0 : 1])
  return said.every((word) => word !== undefined) ? said.join(", ") : undefined
}
