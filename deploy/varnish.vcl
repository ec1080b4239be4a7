vcl 4.1;

import directors;
import std;

# Ready, not only alive: a node that stops is left out before it closes.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 1;
}

backend site1 {
  .host = "site-1";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  # Uploads and downloads have limits of their own in the site.
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 30s;
}

backend site2 {
  .host = "site-2";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 30s;
}

# What ends TLS before us. Its forwarded headers count, nobody else's.
acl tls {
  "127.0.0.0"/8;
  "::1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_init {
  new sites = directors.round_robin();
  sites.add_backend(site1);
  sites.add_backend(site2);
}

sub vcl_recv {
  set req.backend_hint = sites.backend();
  if (client.ip !~ tls) {
    unset req.http.X-Forwarded-For;
    unset req.http.X-Forwarded-Proto;
    unset req.http.X-Forwarded-Host;
  }
  # One id for a request here and in the log of the site.
  set req.http.X-Request-Id = "varnish-" + req.xid;

  # While a node is well a page may be stale for as long as the site says; while none is, for a day.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10m;
  }
  # For the outside these do not exist.
  if (req.url ~ "^/(healthz|readyz)$") {
    return (synth(404));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Drafts are for who has the cookie, the address with the secret for nobody else; the language is chosen at the root; the rest is
  # personal or has no end.
  if (req.http.Cookie ~ "(^|;\s*)preview=" || req.url ~ "[?&](preview|token)=" || req.url ~ "^/(\?|$)" ||
      req.url ~ "^/api/(inquiries|consent|search)" || req.url ~ "^/(files|media)/" || req.http.Authorization) {
    return (pass);
  }
  # No other page depends on a cookie.
  unset req.http.Cookie;
  # Bodies arrive compressed from the site: three variants of each, not one for each browser.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br, gzip";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_backend_response {
  # Errors are answered with what there was, as long as there is something.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # What is answered while all nodes are away (stale-if-error).
  if (beresp.ttl > 0s) {
    set beresp.grace = 24h;
  }
}

sub vcl_deliver {
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
