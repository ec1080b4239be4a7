vcl 4.1;

import directors;
import std;
# Of Debian's package varnish-modules.
import xkey;

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

# The nodes, which say what has changed, and nobody else.
acl purgers {
  "site-1";
  "site-2";
}

# An address belongs to one node as long as that one is ready: the nodes need not have new content in the same moment.
sub vcl_init {
  new sites = directors.shard();
  sites.add_backend(site1);
  sites.add_backend(site2);
  sites.reconfigure();
}

sub vcl_recv {
  unset req.http.X-Shared;
  unset req.http.X-Key;
  set req.backend_hint = sites.backend(by=KEY, key=sites.key(regsub(req.url, "\?.*$", "")));
  if (req.method == "PURGE") {
    # Varnish has added the client itself; a second address is that of a visitor.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(405));
    }
    # What is purged is kept for when no node answers.
    if (xkey.softpurge(req.http.xkey-softpurge) < 0) {
      return (synth(500));
    }
    return (synth(204));
  }
  if (client.ip !~ tls) {
    unset req.http.X-Forwarded-For;
    unset req.http.X-Forwarded-Proto;
    unset req.http.X-Forwarded-Host;
  }
  # One id for a request here and in the log of the site.
  set req.http.X-Request-Id = "varnish-" + req.xid;

  # While a node is well who asks for what has changed waits for it; while none is, or it fails, what there was is answered for a day.
  if (std.healthy(req.backend_hint) && req.restarts == 0) {
    set req.grace = 1s;
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
  # Campaigns do not change a page.
  set req.http.X-Key = regsub(req.url, "(?i)\?(?:(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|li_fat_id|yclid|igshid|mc_[ce]id|_gl)(?:=[^&]*)?(?:&|$))+$", "");
  # What else has a query is no page that is kept, and one address has many spellings: nobody fills the cache with either. The API is
  # asked in a language, pictures in few sizes.
  if (req.http.X-Key ~ "[?%]|/[./]" && req.http.X-Key !~ "^/api/[\w/-]+\?locale=[a-z]{2}$" &&
      req.http.X-Key !~ "^/api/images(/\w[\w.-]*)+\?[\w=&]*$") {
    return (pass);
  }
  # Pictures have three formats, whatever a client writes.
  if (req.url ~ "^/api/images/") {
    if (req.http.Accept ~ "image/avif") {
      set req.http.Accept = "image/avif,image/webp";
    } elsif (req.http.Accept ~ "image/webp") {
      set req.http.Accept = "image/webp";
    } else {
      unset req.http.Accept;
    }
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
  set req.http.X-Shared = "yes";
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.host);
  hash_data(req.http.X-Key);
  return (lookup);
}

sub vcl_hit {
  # A redirect leads to an address with the query of this one.
  if (obj.status >= 300 && obj.status < 400 && req.url ~ "\?") {
    return (pass);
  }
}

sub vcl_backend_fetch {
  unset bereq.http.X-Key;
  unset bereq.http.X-Shared;
  # After a failure another node is asked.
  set bereq.backend = sites.backend(by=KEY, key=sites.key(regsub(bereq.url, "\?.*$", "")), alt=bereq.retries);
}

sub vcl_backend_response {
  # Errors are answered with what there was, as long as there is something.
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # A redirect that has the query of one visitor.
  if (beresp.status >= 300 && beresp.status < 400 && bereq.url ~ "\?") {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  # What is answered while all nodes are away (stale-if-error).
  if (beresp.ttl > 0s) {
    set beresp.grace = 24h;
  }
}

sub vcl_backend_error {
  # A node that is gone has not read a GET. Nothing else is sent twice.
  if (bereq.method == "GET" && bereq.retries == 0) {
    return (retry);
  }
  if (bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.status = 503;
  set beresp.ttl = 0s;
  set beresp.http.Retry-After = "5";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.X-Robots-Tag = "noindex";
  set beresp.http.X-Content-Type-Options = "nosniff";
  set beresp.http.Content-Security-Policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
  if (bereq.http.Accept !~ "text/html") {
    set beresp.http.Content-Type = "application/json";
    set beresp.body = {"{"message":"The site cannot be reached","code":503}"};
  } elsif (bereq.method == "POST") {
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.body = {"<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not sent</title>
<p>Your message was not sent: the site cannot be reached. Go back with your browser: what you typed is still there. Please send it again in a few minutes.
<p lang="nl">Uw bericht is niet verzonden: de site is niet bereikbaar. Ga terug met uw browser: wat u typte staat er nog. Verzend het over enkele minuten opnieuw.
<p lang="de">Ihre Nachricht wurde nicht gesendet: Die Website ist nicht erreichbar. Gehen Sie im Browser zurück: Ihre Eingaben sind noch da. Senden Sie sie in einigen Minuten noch einmal.
<p lang="fr">Votre message n’a pas été envoyé : le site est inaccessible. Revenez en arrière avec votre navigateur : votre saisie est conservée. Renvoyez-la dans quelques minutes.
<p lang="it">Il messaggio non è stato inviato: il sito non è raggiungibile. Torni indietro con il browser: quanto ha scritto è ancora lì. Lo invii di nuovo tra qualche minuto."};
  } else {
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.body = {"<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Back soon</title>
<p>This page cannot be shown now. Please try again in a few minutes.
<p lang="nl">Deze pagina kan nu niet worden getoond. Probeer het over enkele minuten opnieuw.
<p lang="de">Diese Seite kann gerade nicht gezeigt werden. Versuchen Sie es in einigen Minuten noch einmal.
<p lang="fr">Cette page ne peut pas être affichée pour le moment. Réessayez dans quelques minutes.
<p lang="it">Questa pagina non può essere mostrata ora. Riprovi tra qualche minuto."};
  }
  return (deliver);
}

sub vcl_deliver {
  # Once more, with what there was.
  if (resp.status >= 500 && req.restarts == 0 && req.http.X-Shared) {
    return (restart);
  }
  # Only this cache is told of changes: others ask it.
  set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ", s-maxage=[0-9]+", "");
  if (resp.http.Cache-Control == "") {
    unset resp.http.Cache-Control;
  }
  unset resp.http.xkey;
  unset resp.http.Cache-Tag;
  unset resp.http.Age;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
