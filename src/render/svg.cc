// SPDX-License-Identifier: MIT
#include "render/svg.h"

#include <fmt/format.h>
#include <utility>

namespace tedomari::render {

std::string xml_escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
            case '&': result += "&amp;"; break;
            case '<': result += "&lt;"; break;
            case '>': result += "&gt;"; break;
            case '"': result += "&quot;"; break;
            default:
                if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') result += c;
        }
    }
    return result;
}

Svg::Svg(double width, double height, std::string_view title, std::string_view style) {
    text_ = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.4g} {1:.4g}\" width=\"{0:.4g}\" "
        "height=\"{1:.4g}\" role=\"img\">\n<title>{2}</title>\n<style>\n{3}</style>\n",
        width, height, xml_escaped(title), style);
}

void Svg::rectangle(Spot corner, double width, double height, std::string_view look) {
    text_ +=
        fmt::format("<rect class=\"{}\" x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\"/>\n",
                    look, corner.x, corner.y, width, height);
}

void Svg::line(Spot from, Spot to, std::string_view look) {
    text_ += fmt::format("<line class=\"{}\" x1=\"{:.2f}\" y1=\"{:.2f}\" x2=\"{:.2f}\" y2=\"{:.2f}\"/>\n",
                         look, from.x, from.y, to.x, to.y);
}

void Svg::shape(std::string_view name, const std::vector<Spot>& spots, std::string_view look) {
    text_ += fmt::format("<{} class=\"{}\" points=\"", name, look);
    for (const Spot& spot : spots) text_ += fmt::format("{:.2f},{:.2f} ", spot.x, spot.y);
    text_.back() = '"';
    text_ += "/>\n";
}

void Svg::polyline(const std::vector<Spot>& spots, std::string_view look) { shape("polyline", spots, look); }
void Svg::polygon(const std::vector<Spot>& spots, std::string_view look) { shape("polygon", spots, look); }

void Svg::dot(Spot centre, double radius, std::string_view look, std::string_view tooltip) {
    text_ += fmt::format("<circle class=\"{}\" cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{:.2f}\"", look, centre.x,
                         centre.y, radius);
    text_ += tooltip.empty() ? "/>\n" : fmt::format("><title>{}</title></circle>\n", xml_escaped(tooltip));
}

void Svg::text(Spot at, Anchor anchor, std::string_view words, std::string_view look) {
    constexpr const char* anchors[] = {"start", "middle", "end"};
    text_ += fmt::format("<text class=\"{}\" x=\"{:.2f}\" y=\"{:.2f}\" text-anchor=\"{}\">{}</text>\n", look,
                         at.x, at.y, anchors[static_cast<int>(anchor)], xml_escaped(words));
}

void Svg::vertical_text(Spot at, std::string_view words, std::string_view look) {
    text_ += fmt::format(
        "<text class=\"{0}\" transform=\"translate({1:.2f} {2:.2f}) rotate(-90)\" "
        "text-anchor=\"middle\">{3}</text>\n",
        look, at.x, at.y, xml_escaped(words));
}

void Svg::begin_clip(Spot corner, double width, double height) {
    ++clips_;
    text_ += fmt::format(
        "<clipPath id=\"plot{0}\"><rect x=\"{1:.2f}\" y=\"{2:.2f}\" width=\"{3:.2f}\" "
        "height=\"{4:.2f}\"/></clipPath>\n"
        "<g clip-path=\"url(#plot{0})\">\n",
        clips_, corner.x, corner.y, width, height);
}

void Svg::end_clip() { text_ += "</g>\n"; }

std::string Svg::finish() && { return std::move(text_) + "</svg>\n"; }

}  // namespace tedomari::render
