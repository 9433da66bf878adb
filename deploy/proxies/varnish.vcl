# Trowel behind Varnish, /etc/varnish/default.vcl, with a proxy before it that ends TLS. Settings of Trowel:
# PUBLIC_URL=https://trowel.example.com and TRUST_PROXY=2 (Varnish and the one before it both name who asks).
vcl 4.1;

backend trowel {
  .host = "127.0.0.1";
  .port = "3001";
  # Live events send a comment every 20 s.
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
  .probe = { .url = "/readyz"; .interval = 5s; .timeout = 3s; }
}
# Nothing else is needed: what is made for one request says no-store, and requests with a token are passed on.
