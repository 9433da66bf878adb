/** Names of people, from which the demo makes contacts, homeowners and employees. */
export const FIRST_NAMES: readonly string[] = [
  'Adriana', 'Alicia', 'Andre', 'Angela', 'Antonio', 'Beatriz', 'Ben', 'Brenda', 'Caleb', 'Camila', 'Carlos', 'Carmen', 'Charles', 'Cody',
  'Dana', 'Daniel', 'Darius', 'Denise', 'Diego', 'Elena', 'Emily', 'Eric', 'Esteban', 'Felicia', 'Fernando', 'Grace', 'Gustavo', 'Hannah',
  'Hector', 'Ines', 'Isaac', 'Jamal', 'Janet', 'Javier', 'Jerome', 'Jesus', 'Joanna', 'Jorge', 'Joy', 'Julia', 'Karen', 'Keith', 'Laura',
  'Leah', 'Linh', 'Lorena', 'Luis', 'Luther', 'Manuel', 'Marcus', 'Maria', 'Martin', 'Megan', 'Miguel', 'Minh', 'Monica', 'Nadia', 'Nathan',
  'Nora', 'Omar', 'Oscar', 'Patricia', 'Paul', 'Priya', 'Rafael', 'Raul', 'Rebecca', 'Ricardo', 'Roberto', 'Rosa', 'Ruben', 'Sandra',
  'Sergio', 'Simone', 'Sofia', 'Stephen', 'Tamara', 'Terrell', 'Thuy', 'Tomas', 'Travis', 'Valeria', 'Victor', 'Wendy', 'Yolanda', 'Zachary',
];

export const LAST_NAMES: readonly string[] = [
  'Abbott', 'Aguilar', 'Alvarado', 'Banks', 'Barrera', 'Benavides', 'Bishop', 'Boone', 'Caldwell', 'Calloway', 'Cantu', 'Castillo', 'Chau',
  'Colby', 'Cortez', 'Dao', 'Delgado', 'Dempsey', 'Dillard', 'Elizondo', 'Escobar', 'Farrow', 'Figueroa', 'Fontenot', 'Fuentes', 'Galvan',
  'Garza', 'Gentry', 'Guidry', 'Hadley', 'Hargrove', 'Herrera', 'Hinojosa', 'Huynh', 'Ibarra', 'Jarvis', 'Kessler', 'Kirby', 'Lam',
  'Landry', 'Leal', 'Lozano', 'Maddox', 'Mendez', 'Mercer', 'Montalvo', 'Mosley', 'Navarro', 'Ngo', 'Nolan', 'Ochoa', 'Okafor', 'Ortega',
  'Pacheco', 'Patel', 'Pham', 'Pruitt', 'Quintana', 'Ramos', 'Reyna', 'Rios', 'Robichaux', 'Salinas', 'Sandoval', 'Sayers', 'Shelby',
  'Solis', 'Stanton', 'Tapia', 'Thibodeaux', 'Tran', 'Trevino', 'Underwood', 'Valdez', 'Vance', 'Villarreal', 'Vu', 'Weems', 'Whitfield',
  'Yarbrough', 'Zamora', 'Zepeda',
];

/** Halves of invented company names; every pair is a builder. */
export const BUILDER_NAMES: readonly string[] = [
  'Larkmere', 'Saltgrass & Stone', 'Brackenmoor', 'Gulfwren', 'Three Herons', 'Pinta Cove', 'Amberlock', 'Oyster Lantern', 'Tidemark Hollow',
  'Quarry & Fern', 'Cinder Creek', 'Halcyon Bluff', 'Driftmoor', 'Sandpiper Row', 'Copperleaf Basin', 'Marlow & Vance', 'Windrose',
  'Stillwater Quay', 'Caddo Lantern', 'Bayou Thistle', 'Juniper Slip', 'Harborlight', 'Ravine & Reed', 'Silverfin', 'Palmetto Ledger',
  'Cascade Orchard', 'Limestone Wren', 'Bellweather', 'Cordova Springs', 'Meridian Ibis', 'Fathom & Co', 'Loblolly',
];

export const BUILDER_KINDS: readonly string[] = [
  'Pools', 'Custom Pools', 'Pool Design', 'Aquatics', 'Outdoor Living', 'Pools and Spas', 'Backyards', 'Pool Builders', 'Waterscapes',
  'Pool Company', 'Landscapes', 'Homes', 'Construction',
];
