-- A text as every search compares it: domain/foldText.ts says the rule and gives the same for every text. What is ASCII
-- alone, as nearly all texts are, takes the short way.
CREATE FUNCTION "fold_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select case when octet_length(given) = char_length(given) then
    btrim(regexp_replace(regexp_replace(translate(lower(given collate "C"), U&'-\0009\000A\000B\000C\000D\0027`', repeat(' ', 6)), '(?<![0-9])\.|\.(?![0-9])', '', 'g'), ' {2,}', ' ', 'g'))
  else
    btrim(regexp_replace(regexp_replace(
      replace(replace(replace(replace(
        translate(
          lower(regexp_replace(normalize(translate(given, U&'\201C\201D\201E\201F\2033\00AB\00BB\0027`\00B4\0384\2018\2019\201A\201B\2032\02B9\02BB\02BC\02BD\02C8\FF07\00AD\200B\200C\200D\200E\200F\2060\FEFF', repeat('"', 7)), NFKD), '[\u0300-\u036F]', '', 'g') collate "en-x-icu") collate "C",
          U&'\0111\00F0\0127\0131\0142\00F8\0167\014B\0192\03C2\2044' || U&'-\0009\000A\000B\000C\000D\0085\1680\2028\2029\2010\2011\2012\2013\2014\2015\2212\2043\FE58\FE63\FF0D' || U&'\0027`\00B4\0384\2018\2019\201A\201B\2032\02B9\02BB\02BC\02BD\02C8\FF07\00AD\200B\200C\200D\200E\200F\2060\FEFF',
          U&'ddhilotnf\03C3/' || repeat(' ', 21)),
        U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe'), U&'\00FE', 'th'), '(?<![0-9])\.|\.(?![0-9])', '', 'g'), ' {2,}', ' ', 'g'))
  end
$$;
--> statement-breakpoint
-- Name, street and city of a job in its kept words (server/areas/jobs/search/words.ts): how many have a text the planner
-- would guess otherwise.
CREATE STATISTICS "job_search_row_name_stats" ON (split_part("words", chr(31), 1)) FROM "job_search_row";--> statement-breakpoint
CREATE STATISTICS "job_search_row_address_stats" ON (split_part("words", chr(31), 2)) FROM "job_search_row";--> statement-breakpoint
CREATE STATISTICS "job_search_row_city_stats" ON (split_part("words", chr(31), 4)) FROM "job_search_row";
