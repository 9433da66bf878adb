import { sql } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { USUAL_WEEK_START, WEEK_STARTS } from '#domain/weekStart';
import { notBlank, oneOf, phonePattern, rowRule, textLength, timePattern } from '../checks';
import { audit, clockTime, code, id, notedFlag, phone, postalCode, stateCode, text } from '../columns';

/** Who works with this product, as papers that leave the house say it: one row, id 1 [ADM-006]. */
export const companySetting = pgTable(
  'company_setting',
  {
    id: id(),
    contractor_name: text({
      max: 100,
      hint: {
        en: 'Stands with address and phone at the head of purchase orders and every other PDF.',
        es: 'Con la dirección y el teléfono encabeza las órdenes de compra y todos los demás PDF.',
      },
    }).notNull(),
    address_line_1: text({
      label: 'Address',
      hint: {
        en: 'The street, under the name on every PDF. Empty at first, and then left out.',
        es: 'La calle, bajo el nombre en todos los PDF. Vacía al principio, y entonces se omite.',
      },
    }),
    city: text({
      max: 100,
      hint: {
        en: 'Stands after the street on every PDF. Empty at first, and then left out.',
        es: 'Va después de la calle en todos los PDF. Vacía al principio, y entonces se omite.',
      },
    }),
    state: stateCode({
      hint: {
        en: 'Stands after the city on every PDF, as two letters. Empty at first, and then left out.',
        es: 'Va después de la ciudad en todos los PDF, con dos letras. Vacío al principio, y entonces se omite.',
      },
    }),
    zip_code: postalCode({
      hint: {
        en: 'Ends the address on every PDF. Empty at first, and then left out.',
        es: 'Termina la dirección en todos los PDF. Vacío al principio, y entonces se omite.',
      },
    }),
    phone_number: phone({
      label: 'Phone',
      hint: {
        en: 'Stands beside the address on every PDF, and as the number to call in messages to builders and homeowners. Empty at first, and then left out.',
        es: 'Va junto a la dirección en todos los PDF, y como número para llamar en los mensajes a constructores y propietarios. Vacío al principio, y entonces se omite.',
      },
    }),
    /** From then on builders and homeowners are told of tomorrow [MSG-001]; without it they are not. */
    evening_message_time: clockTime({
      hint: {
        en: "From this time on, builders and homeowners of tomorrow's stops get the evening message. Empty: nobody gets one.",
        es: 'Desde esta hora, los constructores y propietarios de las paradas de mañana reciben el mensaje de la víspera. Vacío: nadie lo recibe.',
      },
    }),
    /** From then on crews know tomorrow: their foremen hear what changes after it [SDY-013]; without it they do not. */
    crews_told_time: clockTime({
      hint: {
        en: "From this time on, foremen hear what changes in their stops of tomorrow, and all day of today's. Empty: they hear of no change.",
        es: 'Desde esta hora, los capataces se enteran de lo que cambia en sus paradas de mañana, y todo el día de las de hoy. Vacío: no se enteran de ningún cambio.',
      },
    }),
    /** The hour of the weekly mails of reports; 06:00 without it. */
    report_mail_time: clockTime({
      label: 'Weekly Reports Time',
      hint: {
        en: 'When weekly reports are mailed to those who asked for them. Empty: 6:00 AM.',
        es: 'Cuándo se envían los informes semanales a quienes los pidieron. Vacío: 6:00 AM.',
      },
    }),
    /** The weekday on which the weeks of date pickers and months begin [KEY-004]. */
    week_starts_on: code({
      label: 'Week Starts On',
      max: 10,
      choices: WEEK_STARTS,
      hint: {
        en: 'The first day of a week in date pickers and months, for every user. Sunday unless it is changed here.',
        es: 'El primer día de la semana en los calendarios y meses, para todos los usuarios. Domingo, si aquí no se cambia.',
      },
    })
      .notNull()
      .default(USUAL_WEEK_START),
    /** Instead of a question before a card lands there [SDY-001]. */
    refuses_days_without_work: notedFlag({
      label: 'Refuse Days without Work',
      hint: {
        en: 'Yes: the boards put no card on a holiday, a closed day or the day of a crew that is off, whoever moves it. No: they ask first.',
        es: 'Sí: los tableros no ponen ninguna tarjeta en un feriado, un día cerrado o el día de una cuadrilla libre, sea quien sea quien la mueva. No: preguntan antes.',
      },
    }),
    ...audit(),
  },
  (table) => [
    notBlank('company_setting', table.contractor_name),
    textLength('company_setting', table.state, 0, 2),
    textLength('company_setting', table.zip_code, 5, 10),
    phonePattern('company_setting', table.phone_number),
    oneOf('company_setting', table.week_starts_on, WEEK_STARTS),
    timePattern('company_setting', table.evening_message_time),
    timePattern('company_setting', table.crews_told_time),
    timePattern('company_setting', table.report_mail_time),
    rowRule('company_setting', 'one_row', sql`${table.id} = 1`),
  ],
);
