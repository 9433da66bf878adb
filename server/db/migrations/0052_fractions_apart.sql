-- A fraction of one sign stands apart from the number before it: the house "4511½" is found by "4511 1/2". domain/foldText.ts
-- says the rule. The indexes hold what the function gave before.
CREATE OR REPLACE FUNCTION "fold_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select case when octet_length(given) = char_length(given) then
    btrim(regexp_replace(regexp_replace(translate(lower(given collate "C"), U&'-\0009\000A\000B\000C\000D\0027`', repeat(' ', 6)), '(?<![0-9])\.|\.(?![0-9])', '', 'g'), ' {2,}', ' ', 'g'))
  else
    btrim(regexp_replace(regexp_replace(
      replace(replace(replace(replace(
        translate(
          lower(regexp_replace(normalize(translate(regexp_replace(given, U&'([\00BC-\00BE\2150-\215F\2189])', ' \1', 'g'), U&'\201C\201D\201E\201F\2033\00AB\00BB\0027`\00B4\0384\2018\2019\201A\201B\2032\02B9\02BB\02BC\02BD\02C8\FF07\00AD\200B\200C\200D\200E\200F\2060\FEFF', repeat('"', 7)), NFKD), '[\u0300-\u036F]', '', 'g') collate "en-x-icu") collate "C",
          U&'\0111\00F0\0127\0131\0142\00F8\0167\014B\0192\03C2\2044' || U&'-\0009\000A\000B\000C\000D\0085\1680\2028\2029\2010\2011\2012\2013\2014\2015\2212\2043\FE58\FE63\FF0D' || U&'\0027`\00B4\0384\2018\2019\201A\201B\2032\02B9\02BB\02BC\02BD\02C8\FF07\00AD\200B\200C\200D\200E\200F\2060\FEFF',
          U&'ddhilotnf\03C3/' || repeat(' ', 21)),
        U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe'), U&'\00FE', 'th'), '(?<![0-9])\.|\.(?![0-9])', '', 'g'), ' {2,}', ' ', 'g'))
  end
$$;--> statement-breakpoint
REINDEX INDEX "customer_company_name_search_idx";--> statement-breakpoint
REINDEX INDEX "customer_customer_no_search_idx";--> statement-breakpoint
REINDEX INDEX "customer_city_search_idx";--> statement-breakpoint
REINDEX INDEX "customer_address_line_1_search_idx";--> statement-breakpoint
REINDEX INDEX "customer_zip_code_search_idx";--> statement-breakpoint
REINDEX INDEX "customer_company_email_search_idx";--> statement-breakpoint
REINDEX INDEX "customer_schedule_contact_email_search_idx";--> statement-breakpoint
REINDEX INDEX "customer_invoice_email_search_idx";--> statement-breakpoint
REINDEX INDEX "customer_pricing_email_search_idx";--> statement-breakpoint
REINDEX INDEX "customer_contact_first_name_search_idx";--> statement-breakpoint
REINDEX INDEX "customer_contact_last_name_search_idx";--> statement-breakpoint
REINDEX INDEX "customer_contact_email_address_search_idx";--> statement-breakpoint
REINDEX INDEX "homeowner_first_name_search_idx";--> statement-breakpoint
REINDEX INDEX "homeowner_last_name_search_idx";--> statement-breakpoint
REINDEX INDEX "homeowner_phone_number_search_idx";--> statement-breakpoint
REINDEX INDEX "homeowner_secondary_phone_number_search_idx";--> statement-breakpoint
REINDEX INDEX "homeowner_email_address_search_idx";--> statement-breakpoint
REINDEX INDEX "homeowner_city_search_idx";--> statement-breakpoint
REINDEX INDEX "homeowner_mailing_address_search_idx";--> statement-breakpoint
REINDEX INDEX "homeowner_zip_code_search_idx";--> statement-breakpoint
-- The kept words of jobs are worked out anew at the next start (server/areas/jobs/search/keepSearchRows.ts).
DO $$ BEGIN
  IF to_regproc('job_search_refresh') IS NOT NULL THEN COMMENT ON FUNCTION job_search_refresh(int[]) IS NULL; END IF;
END $$;
