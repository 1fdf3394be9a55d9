const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];
const HEAD = 48;
const SVG = "http://www.w3.org/2000/svg";

/**
 * All that is drawn within an element as one SVG that looks the same anywhere: colors are taken from the page as it is now,
 * panels stand where they stand there, and a head says what it is and where its numbers come from.
 */
export function figureSvg(container: HTMLElement, title: string, source: string): string {
  const box = container.getBoundingClientRect();
  const page = getComputedStyle(document.body);
  const root = document.createElementNS(SVG, "svg");
  const [width, height] = [Math.ceil(box.width) + 32, Math.ceil(box.height) + HEAD + 32];
  setAll(root, { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}`, "font-family": page.fontFamily });
  root.append(drawn("rect", { width, height, fill: page.backgroundColor }));
  root.append(text(title, 16, 24, { fill: page.color, "font-size": 16, "font-weight": 600 }));
  root.append(text(source, 16, 44, { fill: page.color, "font-size": 12 }));
  for (const element of container.querySelectorAll("[data-drawn], svg")) {
    const at = element.getBoundingClientRect();
    const [x, y] = [at.x - box.x + 16, at.y - box.y + HEAD + 16];
    if (element instanceof SVGSVGElement) root.append(placed(element, x, y));
    else if (element instanceof HTMLElement) root.append(heading(element, x, y + at.height * 0.75));
  }
  return `${new XMLSerializer().serializeToString(root)}\n`;
}

function placed(original: SVGSVGElement, x: number, y: number): SVGElement {
  const copy = original.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error("A copy of a drawing is a drawing.");
  const { width, height } = original.getBoundingClientRect();
  const copies = [copy, ...copy.querySelectorAll("*")];
  [original, ...original.querySelectorAll("*")].forEach((element, index) => {
    const own = copies[index];
    if (!(own instanceof SVGElement)) return;
    const style = getComputedStyle(element);
    for (const name of STYLES) own.setAttribute(name, style.getPropertyValue(name));
    own.removeAttribute("class");
    own.removeAttribute("style");
  });
  setAll(copy, { x, y, width, height });
  return copy;
}

function heading(element: HTMLElement, x: number, y: number): SVGElement {
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  return text(element.textContent ?? "", x, y, { fill: color, "font-size": fontSize, "font-weight": fontWeight });
}

function text(content: string, x: number, y: number, attributes: Record<string, string | number>): SVGElement {
  const element = drawn("text", { x, y, ...attributes });
  element.textContent = content;
  return element;
}

function drawn(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  if (!(element instanceof SVGElement)) throw new Error(`${name} is no part of a drawing.`);
  return setAll(element, attributes);
}

function setAll<E extends SVGElement>(element: E, attributes: Record<string, string | number>): E {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
