/** What a warranty is about, with its category in B1. */
export const COMPLAINTS: readonly { category: number; text: string }[] = [
  { category: 1, text: 'Pool loses about half an inch a day.' },
  { category: 1, text: 'Spa drains into the pool overnight.' },
  { category: 2, text: 'Crack from the beam down to the cove at the deep end.' },
  { category: 3, text: 'Finish lifts at the second step, size of a hand.' },
  { category: 4, text: 'Hollow sound on the floor below the main drain.' },
  { category: 5, text: 'Fine cracks all over the sun shelf.' },
  { category: 6, text: 'Grey cloud on the north wall since start-up.' },
  { category: 6, text: 'Color of spa and pool differ.' },
  { category: 7, text: 'Bench is rough: children scrape their knees.' },
  { category: 8, text: 'Two rust spots near the return, one at the light.' },
  { category: 9, text: 'Waterline tile loose over four feet.' },
  { category: 10, text: 'Return fitting turns with the eyeball.' },
  { category: 10, text: 'Main drain cover does not sit flat.' },
  { category: 11, text: 'Jump boulder moves when stepped on.' },
  { category: 12, text: 'pH will not hold; water turned green in the first week.' },
  { category: 13, text: 'Deck contractor chipped the coping and the finish below.' },
];
