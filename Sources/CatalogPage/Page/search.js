/** What a query looks for: the colors of a hex code, or words. */
function readQuery(text) {
  const query = text.trim();
  if (query === "") return "";
  return query.toLowerCase();
}

/** Whether something has all words of a query, or a color that begins as it does. */
function matches(entry, query) {
  if (query === "") return true;
  if (/^#[0-9a-f]{1,6}$/.test(query)) return entry.hexes.some((hex) => hex.toLowerCase().startsWith(query));
  if (/^[0-9a-f]{6}$/.test(query) && entry.hexes.some((hex) => hex.toLowerCase() === "#" + query)) return true;
  return query.split(/\s+/).every((word) => entry.words.includes(word));
}

/** Looks through every section as the query is typed. */
function connectSearch(parts) {
  const field = document.getElementById("search");
  let timer = 0;
  const run = () => {
    const query = readQuery(field.value);
    const count = parts.reduce((sum, part) => sum + part.search(query), 0);
    document.getElementById("checks").hidden = query !== "";
    if (query !== "") announce(count === 0 ? "Nothing is called so" : `${count} found`);
    nothing.hidden = query === "" || count > 0;
  };
  const nothing = element("p", { class: "nothing", hidden: true }, "Nothing has this name, file or color.");
  document.getElementById("main").append(nothing);
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(run, 80);
  });
}
