-- Serves the text searches: names, addresses, cities.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
