/** A product term: one word per concept in each language. */
export interface Term {
  readonly en: string
  readonly fr: string
  readonly es: string
  /** Words to avoid for it, in any of the languages; empty if none. */
  readonly not: string
  /** Its name in the code, if different. */
  readonly code: string
  /** The id of the message whose text is this term, if any; a test compares them. */
  readonly message: string
}

// English | French | Spanish | not | code | message. ⚑ to be confirmed by a native speaker who knows insurance or the
// trade.
const table = `
# Work
job | dossier | trabajo | order, ticket | Job | route.jobEdit
quote | soumission | cotización (SMS: presupuesto) | offer, devis, estimé | stage quote
work order | bon de travail | orden de trabajo | ordre de travail | workorder | stage.workorder
invoice | facture | factura | bill (noun) | invoice | stage.invoice
credit note | note de crédit | nota de crédito | taken back, crédit | CreditNote | step.creditNote
credit (verb) | créditer | acreditar | take back
rebill | refacturation | refacturación | bill anew, cobrar otra vez | rebill
estimate (a job’s lines) | soumission | cotización | presupuesto
line | ligne | línea | row (except in lists), renglón | EstimateLine
stage | étape | etapa | status, step | Stage | jobGroup.stage
convert to | transformer en | convertir en | turn into
reprice | recalculer les prix | recalcular precios | price anew | reprice | job.priceAnew
expired quote | soumission expirée | cotización vencida | too old | quoteTooOld
document | document | documento | paper, papel | documents | signature.paper
receipt | reçu | recibo | | receipt | messageTemplate.receipt
installation record | fiche de pose | registro de instalación
history | historique | historial | what happened | changes | job.changes
draft | brouillon | borrador | ébauche | draft
reminder | rappel | recordatorio
help request | demande d’aide | solicitud de ayuda | answer to a search | | route.searchAnswer
# Glass and parts
glass | vitre | vidrio | pane, vitrage, cristal | glass | lineKind.glass
piece of glass | vitre | vidrio | pane | pane
part | pièce | pieza | refacción, parte | part | lineKind.part
part number | numéro de pièce | número de pieza | | | line.partNumber
windshield | pare-brise | parabrisas | windscreen | windshield | glassType.windshield
back glass | lunette arrière | medallón ⚑ | rear window | back | glassType.back
door glass | vitre de portière | vidrio de puerta | | door | glassType.door
quarter glass | vitre de custode | vidrio de costado ⚑ | aleta | quarter | glassType.quarter
vent glass | déflecteur | aleta ⚑ | ventanilla | vent | glassType.vent
roof glass | toit vitré | vidrio de techo | sunroof | roof | glassType.roof
partition | cloison vitrée | vidrio divisorio | | partition | glassType.partition
heavy-duty truck windshield | pare-brise de camion lourd | parabrisas de camión pesado | | | glassType.heavyDutyTruckWindshield
windshield repair | réparation de pare-brise | reparación de parabrisas | | | glassType.windshieldRepair
chip | éclat | impacto ⚑ (piquete)
molding | moulure | moldura | moulding, garniture | molding | lineKind.molding
clip | attache | clip | agrafe, grapa | clip
urethane kit | trousse d’uréthane | kit de uretano | kit (fr) | kit | lineKind.kit
dam; primer | butée ⚑; apprêt | dique ⚑; imprimador
fast-cure (F/C 2.0 rate) | à prise rapide (prix F/C 2.0) | de curado rápido (precio F/C 2.0) | | fastCure
adhesive manufacturer, lot, expiration date | fabricant, lot, date d’expiration | fabricante, lote, vencimiento | maker, marca, caducidad
rain sensor pad | coussinet du détecteur de pluie ⚑ | almohadilla del sensor de lluvia | gel | rainSensorPad | lineKind.rainSensorPad
rain sensor | détecteur de pluie | sensor de lluvia | capteur | | glassFeature.rainSensor
head-up display (HUD) | affichage tête haute | pantalla HUD | heads-up | headUpDisplay
shade band | bande pare-soleil | banda sombreada | bande teintée, franja | | glassFeature.shadeBand
heated | chauffant | con calefacción | calefactable | heated | glassFeature.heated
acoustic; solar | acoustique; antisolaire | acústico; solar
gray privacy tint | gris foncé | gris privacidad | opaque | YP
tempered glass | verre trempé | vidrio templado | | | profile.tempered
calibration | calibrage | calibración | recal, étalonnage | calibration | jobType.calibration
static; dynamic | statique; dynamique | estática; dinámica
dual calibration | statique et dynamique | estática y dinámica | both | dual
safe drive-away time | prêt à rouler à partir de | se puede conducir a partir de | route sécuritaire | driveAway
in stock; stock | en stock; stock | en existencia; existencias | inventaire (as stock)
product | produit | producto | own product | Product | product.title
catalog; sample catalog | catalogue | catálogo | catalogue (en)
NAGS search | recherche NAGS | búsqueda NAGS | | | route.nags
# Vehicle
VIN | NIV | VIN | | | vehicle.vin
check digit | chiffre de contrôle | dígito verificador
decode, decoder | décoder, décodeur | decodificar, decodificador | take what it says | vinDecoder
license plate; plate state | plaque; État ou province | placa; estado | licence | plate
plate lookup | recherche de plaque | búsqueda de placa | look-up
mileage (odometer on documents) | kilométrage (odomètre) | millaje (odómetro) | kilometraje | mileage
make, model, body | marque, modèle, carrosserie | marca, modelo, carrocería
trim; drivetrain | version; rouage | versión; tracción | finition, motricité
# Insurance
insurer | assureur | aseguradora | carrier | insurer | jobGroup.insurer
insurance company | compagnie d’assurance | compañía de seguros | | | insurance.company
claim, claim number | réclamation | reclamo | siniestro (as claim) | claimNumber
policy number | numéro de police | número de póliza | | | insurance.policyNumber
date of loss | date du sinistre | fecha del siniestro | | | insurance.dateOfLoss
cause of loss | cause du sinistre ⚑ | causa del siniestro ⚑ | | causeOfLoss | insurance.causeOfLoss
at fault | responsable | responsable | en faute, culpable
deductible | franchise | deducible | déductible | | insurance.deductible
rebate (off the deductible) | remise ⚑ | bonificación ⚑ | rabais, reembolso | rebate
referral date | date de la recommandation ⚑ | fecha de remisión ⚑ | référence, referencia | referralDate | insurance.referralDate
dispatch | mandat ⚑ | asignación ⚑ | assignation, affectation, work assignment | WorkRequest
TPA | tiers administrateur ⚑ | TPA (administrador) ⚑ | identifiant TPA | tpaId
agent | agent ou courtier | agente | | | customerType.agent
signature on file | signature au dossier | firma en archivo | | | insurance.signatureOnFile
EDI invoice | facture EDI | factura EDI
remittance; short-paid | avis de paiement; payé en moins ⚑ | aviso de pago; pagado de menos ⚑
approval (calibration) | autorisation | autorización
authorization (signature) | autorisation des travaux | autorización del trabajo | I received the work
insured (policyholder) | assuré | asegurado | customer | insuredName
accepted; rejected (by insurer) | acceptée; rejetée | aceptada; rechazada
# People
shop | atelier | taller | garage, tienda | tenant (root screens: tenant) | tenant.facts
owner | propriétaire | dueño | owner of the shop | owner | role.owner
installer | poseur | instalador | technician, installateur | installer | role.installer
salesperson | vendeur | vendedor | sales representative | salesRepresentative | customer.salesRepresentative
customer | client | cliente | | | route.customerEdit
business (customer) | entreprise | empresa | negocio (own business only) | isBusiness
retail customer | particulier | cliente particular | | retail | customerType.retail
body shop | carrosserie | taller de carrocería | | | customerType.bodyShop
auto dealer | concessionnaire | concesionario
fleet/car rental | parc automobile/location | flotas/renta de autos | flotte | fleet
other commercial | autre client commercial | otro cliente comercial | | | customerType.otherCommercial
government | gouvernement | gobierno | | | customerType.government
location | succursale | sucursal | branch, emplacement | Location | route.locationEdit
user, user name | utilisateur, nom d’utilisateur | usuario, nombre de usuario
role | rôle | rol | | roleIds | user.role
admin; billing; sales | administrateur; facturation; ventes | administrador; facturación; ventas
root (platform roles) | root | root | racine, raíz | root
staff | personnel | personal | the people, its people
someone | quelqu’un | alguien | somebody
# Prices
pricing profile | profil de prix | perfil de precios | priced by | PricingProfile | route.pricingProfileEdit
list price | prix de catalogue ⚑ | precio de lista | prix de liste | | glass.listPrice
discount off list | rabais sur le prix de catalogue | descuento sobre lista | escompte | discount | pricingMethod.discount
markup | majoration | recargo | margen | markup
margin | marge | margen | | | line.margin
cost | prix coûtant; coût total | costo | coûtant (alone)
labor; labor rate | main-d’œuvre; taux | mano de obra; tarifa | labour | labor
flat fee; hourly | forfait; à l’heure | tarifa fija; por hora
mobile fee | frais de déplacement | cargo por servicio móvil
tax exempt | exempt de taxes | exento de impuestos | exempté, exonéré | | job.taxExempt
subtotal, total | sous-total, total | subtotal, total
amount | montant | monto (column: Importe) | importe (elsewhere)
# Money
payment terms | modalités de paiement | condiciones de pago | termes | paymentTerms | customer.terms
Net 30; Cash; COD | Net 30 jours; Comptant; Contre remboursement | Neto a 30 días; Contado; Contra entrega
cash (paid) | comptant | efectivo
check | chèque | cheque | cheque (en) | | paymentSource.check
deposit | acompte | anticipo | dépôt, depósito | | ask.deposit
balance due | solde à payer | saldo pendiente | owed, still owe
payer | payeur | pagador | paid by | | payment.payer
take payment | encaisser un paiement | recibir pago | | | payment.record
charge (a card) | débiter | cobrar a la tarjeta | charger
refund | remboursement | reembolso | give back
customer pays | à payer par le client | paga el cliente | share | customerPaid | line.customerPaid
unpaid | impayé | sin pagar | nothing paid | | paymentState.unpaid
# Schedule
scheduler | calendrier | agenda | cédule | | route.scheduler
install date | date de pose | fecha de instalación | day of installation | | jobsList.install
installation | pose | instalación | installation (fr staff)
time of day | moment de la journée | horario | time frame | timeFrame | install.timeFrame
time window | plage horaire | franja horaria
morning; afternoon | avant-midi; après-midi | mañana; tarde | forenoon
appointment | rendez-vous | cita | booking | | messageTemplate.workorder
availability | disponibilité | disponibilidad | | | line.availability
duration; start; end | durée; début; fin | duración; inicio; fin
job type: replacement, repair | remplacement, réparation | reemplazo, reparación | | jobType
in-shop | à l’atelier | en el taller | | inShop | repairLocation.inShop
mobile service | service mobile | servicio móvil | a domicilio | mobile | repairLocation.mobile
service location | lieu du service | lugar del servicio | where | repairLocation | install.repairLocation
# Purchasing
distributor | distributeur | distribuidor | supplier, vendor | | route.distributorEdit
purchase order | bon de commande | orden de compra | pedido | | route.order
return | retour | devolución | | | route.return
RMA number | numéro de RMA | número de RMA
receive, received | recevoir, reçue | recibir, recibida
freight | frais de transport | flete
price file | fichier de prix | archivo de precios | liste de prix | priceFile | route.priceFile
ship-to ID | identifiant de livraison | ID de envío
parts pending | pièces en attente | piezas pendientes | | | partsStatus.pending
ordered; returned (line) | commandée; retournée | pedida; devuelta | | LineStatus
confirmation number | numéro de confirmation | número de confirmación | | confirmationId
# Messages
email | courriel | correo electrónico | e-mail, mail | | change.byEmail
text message | texto | mensaje de texto | SMS (label) | sms | channel.sms
revoke (a link) | retirer | retirar | take back | revoke
opt in; opt out (STOP) | accepter; se désabonner (ARRET) | aceptar; cancelar (STOP) | want no more messages | SmsConsent
carrier (phone) | fournisseur | operador | carrier for an insurer
on its way; delivered; not delivered | en route; remis; non remis | en camino; entregado; no entregado | | MessageState
wording, placeholder | formulation, variable | redacción, variable
public page | page publique | página pública | business page | | route.publicPage
instant quote | soumission instantanée | cotización al instante
# Account
log in; log out | ouvrir, fermer la session | iniciar, cerrar sesión | sign in, se connecter, déconnecter
subscription | abonnement | suscripción | edition | | admin.account
plan (basic, premium) | forfait | plan | abonnement | Edition
free trial | essai gratuit | prueba gratuita | | | edition.freeTrial
pay per lookup | paiement par recherche | pago por búsqueda | per-search | payPerLookup
add-on | option | complemento | plug-in | | role.plugin
settings | réglages | configuración | set-up, ajustes | | menu.house
report | rapport | reporte | informe | | route.reportView
notice (toast) | avis | aviso | message
view (saved list) | vue | vista | usual list
default | par défaut | predeterminado | usual, habituel, habitual
password reset link | lien de réinitialisation | enlace para restablecer la contraseña
# Verbs
save | enregistrer | guardar | keep, garder | | save
create | créer | crear | make
select (in lists) | sélectionner | seleccionar | choose, elegir
delete; remove (a line) | supprimer; retirer | eliminar; quitar | borrar, forget
undo | annuler | deshacer | bring back | | undo
use (adopt) | utiliser | usar | take, tomar
deactivate; reactivate | désactiver; réactiver | desactivar; reactivar | let in, shut out
`

/**
 * The glossary of screens, documents, emails and text messages, by subject area. `avoidedWords.ts` lists the words to
 * avoid.
 */
export const glossary: ReadonlyArray<{ readonly title: string; readonly terms: ReadonlyArray<Term> }> = table
  .split(/^# /m)
  .slice(1)
  .map((section) => {
    const [title = "", ...rows] = section.trim().split("\n")
    return {
      title,
      terms: rows.map((row) => {
        const [en = "", fr = "", es = "", not = "", code = "", message = ""] = row.split("|").map((cell) => cell.trim())
        return { en, fr, es, not, code, message }
      })
    }
  })
