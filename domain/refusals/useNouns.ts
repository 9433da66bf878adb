import type { Language } from '../localText';

type Noun = readonly [one: string, many: string];

/** How people call the rows of a table when they are counted. */
export const USE_NOUNS: Readonly<Record<string, Readonly<Record<Language, Noun>>>> = {
  estimate: { en: ['estimate', 'estimates'], es: ['presupuesto', 'presupuestos'] },
  job: { en: ['job', 'jobs'], es: ['trabajo', 'trabajos'] },
  record_comment: { en: ['comment', 'comments'], es: ['comentario', 'comentarios'] },
  customer_contact: { en: ['contact', 'contacts'], es: ['contacto', 'contactos'] },
  job_detail: { en: ['sub-job', 'sub-jobs'], es: ['subtrabajo', 'subtrabajos'] },
  crew_information: { en: ['crew row', 'crew rows'], es: ['fila de cuadrilla', 'filas de cuadrilla'] },
  warranty_schedule: { en: ['visit', 'visits'], es: ['visita', 'visitas'] },
  app_user: { en: ['user', 'users'], es: ['usuario', 'usuarios'] },
  employee: { en: ['employee', 'employees'], es: ['empleado', 'empleados'] },
  crew: { en: ['crew', 'crews'], es: ['cuadrilla', 'cuadrillas'] },
  lookup_pebble_color: { en: ['color', 'colors'], es: ['color', 'colores'] },
  lookup_product_category: {
    en: ['product category', 'product categories'],
    es: ['categoría de producto', 'categorías de producto'],
  },
  product: { en: ['product', 'products'], es: ['producto', 'productos'] },
  vendor: { en: ['vendor', 'vendors'], es: ['proveedor', 'proveedores'] },
  inventory: { en: ['stock row', 'stock rows'], es: ['fila de existencias', 'filas de existencias'] },
  inventory_movement: {
    en: ['stock movement', 'stock movements'],
    es: ['movimiento de existencias', 'movimientos de existencias'],
  },
  purchase_order: { en: ['purchase order', 'purchase orders'], es: ['orden de compra', 'órdenes de compra'] },
  purchase_order_line_item: { en: ['order line', 'order lines'], es: ['línea de orden', 'líneas de orden'] },
  inventory_relocation_order: {
    en: ['relocation order', 'relocation orders'],
    es: ['orden de traslado', 'órdenes de traslado'],
  },
  shipment_item: { en: ['shipment item', 'shipment items'], es: ['artículo de envío', 'artículos de envío'] },
};
const OTHER: Readonly<Record<Language, Noun>> = { en: ['record', 'records'], es: ['registro', 'registros'] };

/** So many rows of a table, in words: "3 jobs". */
export const usesText = (table: string, times: number, language: Language = 'en'): string => {
  const noun = (Object.hasOwn(USE_NOUNS, table) ? USE_NOUNS[table] : undefined) ?? OTHER;
  return `${times} ${noun[language][times === 1 ? 0 : 1]}`;
};

/** The server's words for what uses a record, in a language. Words that are not known stay as they are. */
export const localUses = (uses: string, language: Language): string => {
  const [, times, noun] = /^(\d+) (.+)$/.exec(uses) ?? [];
  const known = [...Object.values(USE_NOUNS), OTHER].find(({ en }) => noun !== undefined && en.includes(noun));
  return known ? `${times} ${known[language][times === '1' ? 0 : 1]}` : uses;
};
