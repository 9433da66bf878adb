import type { LocalText } from '../localText';

/** What a work order asks for before a section of it is complete, the English to the letter of the spec [WO-013 .. WO-018]. */
export const WORK_ORDER_TEXTS = {
  work_order_take_off_form: {
    en: '"Take Off Form and Finish" selection required',
    es: 'Se requiere una selección en "Quitar la forma y acabar"',
  },
  work_order_work_performed: { en: 'Work Performed is required', es: 'El trabajo realizado es obligatorio' },
  work_order_answer: { en: 'Required', es: 'Obligatorio' },
  work_order_slurry_pickup: { en: 'Slurry Pickup is required', es: 'La recogida de lodo es obligatoria' },
  work_order_slurry_type: { en: 'Must select slurry pickup type', es: 'Elija el tipo de recogida de lodo' },
  work_order_material_type: { en: 'Material Type is required', es: 'El tipo de material es obligatorio' },
  work_order_color: { en: 'Color is required', es: 'El color es obligatorio' },
  work_order_batches_used: { en: 'Batches Used is required', es: 'Las mezclas usadas son obligatorias' },
  work_order_additive: { en: 'Additive is required', es: 'El aditivo es obligatorio' },
  work_order_bags_used: { en: 'Bags Used is required', es: 'Las bolsas usadas son obligatorias' },
  work_order_employee: { en: 'Employee is required', es: 'El empleado es obligatorio' },
  work_order_times: {
    en: 'Times must be in order: {later} does not follow {earlier}.',
    es: 'Las horas deben ir en orden: {later} no sigue a {earlier}.',
  },
  work_order_section: {
    en: 'Complete this section first: {labels}',
    es: 'Complete primero esta sección: {labels}',
  },
  work_order_complete: {
    en: 'This work order is complete. Turn a section off to change it.',
    es: 'Esta orden está completa. Desactive una sección para cambiarla.',
  },
} as const satisfies Record<string, LocalText>;
