/** A small fictitious catalog file in the documented format: a windshield that fits two vehicles, and a door glass. */
export const catalogueFile = `part_number,description,glass_type,position,features,list_price,effective_date,labor_hours,kit_number,kit_kind,kit_quantity,hardware,calibration,make,model,body_style,first_year,last_year
DW01658GBYN,"Windshield, shade band, ""solar""",windshield,onePiece,shadeBand solar,418.80,2026-09-01,2.8,HAH000004,urethaneDamPrimer,1.5,HML000123:molding:1:58.40:Upper molding|HCL000045:clip:6:1.10:Clip,none,Chevrolet,Silverado,,2014,2018
DW01658GBYN,,,,,,,,,,,,,GMC,Sierra,Pickup,2014,2018
FD22222GTNN,Front left door,door,frontLeft,,121.35,2026-01-01,1.1,,,,,,Toyota,Corolla,Sedan,2009,2013
`
